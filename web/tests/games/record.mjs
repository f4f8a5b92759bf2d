// Records positions of real matches for the tests of a board, played with `cloverleaf engine`: view, step
// and legal list of chosen plies, and one example of every event, action and step that came up.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';

export function recorder(game, program = 'cloverleaf') {
  const engine = spawn(program, ['engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    engine.stdin.write(JSON.stringify(request) + '\n');
    return JSON.parse((await lines.next()).value);
  };

  // A small generator of our own, so that the same positions come out every time.
  let state = 7;
  const roll = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const kind = (value) => (typeof value === 'string' ? value : Object.keys(value)[0]);
  const facts = { events: {}, actions: {}, steps: {}, reasons: {} };
  const positions = [];

  /** Keeps the plies that `keep` wants, and the end if `keep` is given at all; `look` sees the views it `wants`; a `bot` plays better. */
  async function play(
    seats,
    seed,
    { keep, options = {}, limit = Infinity, dull, look, wants, bot } = {},
  ) {
    const made = await ask({ do: 'new', game, seats, seed, options });
    const match = made.match;
    let { decision } = made;
    for (let ply = 0; decision.choose && ply < limit; ply++) {
      const { seats: active, step } = decision.choose;
      const seat = active[0];
      const { actions } = await ask({ do: 'legal', match, seat });
      facts.steps[kind(step)] ??= step;
      for (const { text } of actions) facts.actions[text.split(' ')[0]] ??= text;
      const kept = keep?.(ply) === true;
      const looked = look !== undefined && (wants?.(step, seats) ?? true);
      const { view } = kept || looked ? await ask({ do: 'view', match, seat }) : {};
      if (looked) look(view, seats);
      if (kept)
        positions.push({
          name: `${seats} players, ply ${ply}`,
          seats,
          ply,
          seat,
          step,
          legal: actions,
          view,
        });
      const tempting = actions.filter(({ text }) => !dull.test(text) || roll(12) === 0);
      const list = tempting.length ? tempting : actions;
      const answer = await ask(
        bot
          ? { do: 'bot', match, seat, level: bot }
          : { do: 'play', match, seat, action: list[roll(list.length)].text },
      );
      for (const { event } of answer.events ?? []) facts.events[kind(event)] ??= event;
      decision = answer.decision;
    }
    const { view } = await ask({ do: 'view', match });
    if (keep && decision.over)
      positions.push({
        name: `${seats} players, over`,
        seats,
        ply: -1,
        seat: null,
        step: null,
        decision,
        legal: [],
        view,
      });
    await ask({ do: 'drop', match });
  }

  /** `at` is the folder of fixtures; `shown` the position for the pictures of "how to play". */
  function write(at, shown) {
    engine.stdin.end();
    const put = (path, data, space) =>
      writeFileSync(new URL(path, at), JSON.stringify(data, null, space) + '\n');
    put('positions.json', positions);
    put('facts.json', facts, 1);
    put(`../../../../src/games/${game}/guide/position.json`, shown);
    console.log(
      positions.map((p) => p.name),
      Object.keys(facts.events).length,
      'events',
      Object.keys(facts.actions).length,
      'verbs',
      Object.keys(facts.steps),
    );
  }

  return { play, write };
}
