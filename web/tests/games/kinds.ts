/** The kinds of a union that the server sends, read from the text of the generated types. */
export function kinds(types: string, type: string): string[] {
  const code = types.replace(/\/\*[\s\S]*?\*\//g, '');
  const [, union] = code.match(`export type ${type} = ([^;]*);`)!;
  const all = [...union!.matchAll(/(?:\|\s*|^\s*|\{\s*)"(\w+)"/g)].map((it) => it[1]!);
  if (all.length < 2) throw new Error(`${type} has no kinds that can be read`);
  return all;
}
