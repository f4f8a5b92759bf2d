import { mount } from 'svelte';
import './board/base.css';
import { shellWords, words } from './i18n/index.svelte';
import App from './shell/App.svelte';
import { settings } from './shell/settings.svelte';

settings.dress(document.documentElement);
await words.add(shellWords);
await words.start();
mount(App, { target: document.getElementById('app')! });
