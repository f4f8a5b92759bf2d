// Shows recorded positions without a server, for working on the board: `npm run dev`, then
// /tests/look/?p=3&lang=de&theme=dark
import { mount } from 'svelte';
import '../../src/board/base.css';
import { GAMES } from '../../src/games';
import Board from '../../src/games/autobahn/Board.svelte';
import { shellWords, words, type Language } from '../../src/i18n/index.svelte';
import type { View } from '../../src/types/autobahn';
import type { Decision, Legal, Tagged } from '../../src/types/table';
import positions from '../fixtures/positions.json';

type Recorded = { view: View; legal: Legal[]; decision?: Decision; seat: number; step: Tagged };
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await words.add(shellWords);
await words.add(GAMES.autobahn!.words);
await words.speak((query.get('lang') ?? 'en') as Language);
const p = positions[Number(query.get('p') ?? 0)] as unknown as Recorded;
mount(Board, {
  target: document.getElementById('app')!,
  props: {
    view: p.view,
    legal: p.legal,
    decision: p.decision ?? { choose: { seats: [p.seat], step: p.step } },
    names: ['Ada', 'Bot 2', 'Bot 3', 'Bot 4'],
    online: [true],
    plies: [],
    undo: 1,
    waiting: false,
    refusal: null,
    onAction: (action: unknown) => console.log(action),
    onUndo: () => {},
  },
});
