// The browser tests, one after the other, against the built client in the built server.
import { axe } from './axe.mjs';
import { companion } from './companion.mjs';
import { helpers } from './helpers.mjs';
import { match } from './match.mjs';
import { seats } from './seats.mjs';

await match();
await match({ language: 'de-DE' });
await match({ language: 'pl-PL', players: 3, width: 390 });
await match({ keyboard: true });
await match({ solo: '1' });
await match({ language: 'de-DE', solo: '12', modules: ['wine', 'traffic', 'services'] });
await match({ language: 'pl-PL', players: 4, modules: ['wine', 'traffic', 'services'] });
await companion();
await companion({ language: 'pl-PL', width: 390 });
await helpers();
await seats();
await axe();
