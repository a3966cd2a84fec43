/** Sentences about fields that had another key. */
export const renameTexts = {
  'wrong-was': {
    'zh-CN': '“${was}”不可能是字段的 key：请写字段以前的 key，由字母、数字和 _ 组成。',
    'en-US': '"${was}" cannot have been the key of a field: write the earlier key, of letters, digits and _.',
    'de-DE':
      '"${was}" kann nicht der Schlüssel eines Feldes gewesen sein: den früheren Schlüssel schreiben, aus Buchstaben, Ziffern und _.',
  },
  'was-of-system': {
    'zh-CN': '“${was}”是系统字段，其值不会交给其他字段：请删除 was。',
    'en-US': '"${was}" is a field of the system and keeps its values: remove "was".',
    'de-DE': '"${was}" ist ein Feld des Systems und behält seine Werte: "was" entfernen.',
  },
  'was-of-parameter': {
    'zh-CN': '报表参数“${name}”不存储任何值：请删除 was。',
    'en-US': 'the parameter "${name}" of a report stores no values: remove "was".',
    'de-DE': 'Der Parameter "${name}" eines Berichts speichert keine Werte: "was" entfernen.',
  },
  'was-twice': {
    'zh-CN': '“${was}”已是字段“${other}”以前的 key：两者只能有一个得到这些值，请从“${name}”或“${other}”中删除。',
    'en-US': '"${was}" is an earlier key of "${other}" already: one field gets its values, so remove it from "${name}" or from "${other}".',
    'de-DE':
      '"${was}" ist schon ein früherer Schlüssel von "${other}": ein Feld bekommt die Werte, also bei "${name}" oder bei "${other}" entfernen.',
  },
  'was-in-use': {
    'zh-CN': '字段“${other}”仍在使用“${was}”：请从“${name}”的 was 中删除，或先改名并发布“${other}”。',
    'en-US': '"${was}" is still the key of "${other}": remove it from "was" of "${name}", or rename and publish "${other}" first.',
    'de-DE':
      '"${was}" ist noch der Schlüssel von "${other}": aus "was" von "${name}" entfernen, oder zuerst "${other}" umbenennen und veröffentlichen.',
  },
}
