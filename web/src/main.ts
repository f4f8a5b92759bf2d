import { mount } from 'svelte';
import './board/base.css';
import { shellWords, words } from './i18n/index.svelte';
import App from './shell/App.svelte';
import { theme } from './shell/theme.svelte';

theme.start();
await words.add(shellWords);
await words.start();
mount(App, { target: document.getElementById('app')! });
