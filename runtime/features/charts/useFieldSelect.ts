import { useChartText } from './texts'

/** The choices of a field, with those of a saved chart that are no longer there, and the rule that says so. */
export function useFieldSelect(choices: readonly { key: string; title: string }[], nameOf: (key: string) => string) {
  const say = useChartText()
  const isThere = (key: string) => choices.some((choice) => choice.key === key)
  const validate = async (_rule: unknown, value: string | readonly string[] | undefined) => {
    const gone = [value ?? []].flat().find((key) => key !== '' && !isThere(key))
    if (gone !== undefined) throw new Error(say('chooseOther', { name: nameOf(gone) }))
  }
  return {
    rule: { validator: validate },
    options(...saved: (string | undefined)[]) {
      const gone = saved.filter((key) => key !== undefined && key !== '' && !isThere(key)) as string[]
      return [
        ...choices.map(({ key, title }) => ({ value: key, label: title })),
        ...gone.map((key) => ({ value: key, label: say('gone', { name: nameOf(key) }), disabled: true })),
      ]
    },
  }
}
