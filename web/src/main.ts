import { mount } from 'svelte';
import './board/base.css';
import { wanted } from './board/later';
import { GAMES } from './games';
import { shell, words } from './i18n/index.svelte';
import { renew } from './net/renew';
import App from './shell/App.svelte';
import { settings } from './shell/settings.svelte';

// A part of the page that somebody wants could not be loaded.
addEventListener('vite:preloadError', ({ payload }) =>
  setTimeout(() => void (wanted(payload) && renew())),
);
settings.dress(document.documentElement);
await words.add(shell);
for (const game of GAMES.values()) await words.add(game.home);
await words.start();
mount(App, { target: document.getElementById('app')! });
