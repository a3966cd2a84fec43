import fc from 'fast-check'

type Kind = 'list' | 'text' | 'number' | 'condition'

/** Writes an expression from random choices; those that are left when it is deep enough become its ends. */
class Writer {
  private next = 0
  constructor(private readonly choices: readonly number[]) {}

  write(kind: Kind, depth: number, variables: readonly string[]): string {
    const part = (of: Kind, further: readonly string[] = variables) => this.write(of, depth - 1, further)
    const anything = (further: readonly string[] = variables) => part(this.choose(['list', 'text', 'number', 'condition']), further)
    const name = `v${variables.length}`
    const inner = [...variables, name]
    const row = variables.at(-1)
    if (depth <= 0) return this.choose(this.ends(kind, row))
    const forms: Record<Kind, readonly (() => string)[]> = {
      list: [
        () => `sub.l.map(${name}, ${anything(inner)})`,
        () => `${part('list')}.map(${name}, ${anything(inner)})`,
        () => `${part('list')}.filter(${name}, ${part('condition', inner)})`,
        () => `(${part('list')} + ${part('list')})`,
        () => `cel.bind(${name}, ${part('list')}, [${name}, ${name}, ${name} + ${name}])`,
        () => `${part('text')}.split('')`,
      ],
      text: [
        () => `(${part('text')} + ${part('text')})`,
        () => `cel.bind(${name}, ${part('text')}, ${name} + ${name} + ${name} + ${name} + ${name})`,
        () => `${part('list')}.map(${name}, ${part('text', inner)}).join(${part('text')})`,
        () => `text(${anything()})`,
        () => `${part('text')}.upper()`,
      ],
      number: [
        () => `size(${part('list')})`,
        () => `sum(sub.l.map(${name}, ${part('number', inner)}))`,
        () => `max(${part('list')})`,
        () => `${part('text')}.indexOf(${part('text')})`,
      ],
      condition: [
        () => `sub.l.exists(${name}, ${part('condition', inner)})`,
        () => `sub.l.all(${name}, ${part('condition', inner)} || true)`,
        () => `${part('list')}.exists_one(${name}, ${part('condition', inner)})`,
        () => `(${anything()} in ${part('list')})`,
        () => `(${part('list')} == ${part('list')})`,
        () => `(${part('condition')} && !${part('condition')})`,
        () => `${part('text')}.contains(${part('text')})`,
        () => `${part('text')}.matches(row.pattern)`,
      ],
    }
    return this.choose(forms[kind])()
  }

  private ends(kind: Kind, row: string | undefined): readonly string[] {
    const ends: Record<Kind, readonly string[]> = {
      list: ['sub.l', 'selected', '[0,1,2,3,4,5,6,7,8,9]'],
      text: ['row.a', "'text'", ...(row ? [`${row}.b`, `${row}.a`] : [])],
      number: ['row.n', '1', ...(row ? [`${row}.n`] : [])],
      condition: [
        'row.n == 3',
        'row.n / 0 == 1',
        ...(row ? [`${row}.n < 0`, `${row} == row`, `${row} in sub.l`, `${row}.none.x == 1`] : []),
      ],
    }
    return ends[kind]
  }

  private choose<T>(from: readonly T[]): T {
    const choice = this.choices[this.next++ % this.choices.length] ?? 0
    return from[choice % from.length] as T
  }
}

/** Expressions made to cost as much as they can: loops in loops, growing texts and lists, lists that hold one list twice, functions over all of it. */
export const nastyExpression: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom<Kind>('list', 'text', 'number', 'condition'),
    fc.integer({ min: 1, max: 5 }),
    fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }),
  )
  .map(([kind, depth, choices]) => new Writer(choices).write(kind, depth, []))
