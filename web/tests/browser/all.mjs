// The browser tests, one after the other, against the built client in the built server.
import { axe } from './axe.mjs';
import { companion } from './companion.mjs';
import { history } from './history.mjs';
import { invite } from './invite.mjs';
import { match } from './match.mjs';
import { motion } from './motion.mjs';
import { seats } from './seats.mjs';
import { settings } from './settings.mjs';
import { spoken } from './spoken.mjs';
import { undo } from './undo.mjs';

await match();
await match({ language: 'de-DE' });
await match({ language: 'pl-PL', players: 3, width: 390 });
await match({ keyboard: true });
await match({ solo: '1' });
await match({ language: 'de-DE', solo: '12', modules: ['wine', 'traffic', 'services'] });
await match({ language: 'pl-PL', players: 4, modules: ['wine', 'traffic', 'services'] });
await companion();
await companion({ language: 'pl-PL', width: 390 });
await invite();
await seats();
await undo();
await history();
await motion();
await settings();
await spoken();
await axe();
