import { mount } from 'svelte';
import './board/base.css';
import { shellWords, words } from './i18n/index.svelte';
import { renew } from './net/renew';
import App from './shell/App.svelte';
import { settings } from './shell/settings.svelte';

// A part of the page that is loaded later could not be.
addEventListener('vite:preloadError', () => void renew());
settings.dress(document.documentElement);
await words.add(shellWords);
await words.start();
mount(App, { target: document.getElementById('app')! });
