// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the layout of forms and what their fields show. */
export const formTexts = {
  'no-end': {
    'zh-CN': '“${end}”不能作为“${name}”的结束：请填写同一行中类型相同的另一个字段。',
    'en-US': '"${end}" cannot be the end of "${name}": name another field of the same row and kind.',
    'de-DE': '"${end}" kann nicht das Ende von "${name}" sein: ein anderes Feld derselben Zeile und Art nennen.',
  },
  'span-too-wide': {
    'zh-CN': '字段“${name}”比表单还宽：form.columns 为 ${columns}。请减小 span，或增大 form.columns。',
    'en-US': 'field "${name}" is wider than its form: form.columns is ${columns}. Make span smaller, or form.columns larger.',
    'de-DE':
      'Das Feld "${name}" ist breiter als sein Formular: form.columns ist ${columns}. span verkleinern oder form.columns vergrößern.',
  },
  'no-help': {
    'zh-CN': 'helpAt 只指定说明的位置：请为字段“${name}”写上 help。',
    'en-US': 'helpAt only says where the explanation stands: write help for field "${name}".',
    'de-DE': 'helpAt sagt nur, wo die Erklärung steht: dem Feld "${name}" help geben.',
  },
  'no-group-title': {
    'zh-CN': '可折叠的分组和用作页签的分组都需要 title。',
    'en-US': 'a group that folds or stands in a tab needs a title.',
    'de-DE': 'Eine Gruppe, die sich einklappen lässt oder ein Reiter ist, braucht title.',
  },
  'no-groups': {
    'zh-CN': 'groupsAs 只在有分组时起作用：请写上 form.groups。',
    'en-US': 'groupsAs does nothing without groups: write form.groups.',
    'de-DE': 'groupsAs bewirkt ohne Gruppen nichts: form.groups schreiben.',
  },
  'not-in-tabs': {
    'zh-CN': '分组显示为页签时，“${name}”不起作用：请删除它，或删除 groupsAs。',
    'en-US': '"${name}" does nothing while the groups stand in tabs: remove it, or groupsAs.',
    'de-DE': '„${name}“ bewirkt nichts, solange die Gruppen Reiter sind: entfernen, oder groupsAs entfernen.',
  },
  'unclear-texts': {
    'zh-CN': '字段“${name}”的 texts 需要两个不同的文字：先写开，后写关。',
    'en-US': 'texts of field "${name}" need two different texts: the one for on, then the one for off.',
    'de-DE': 'texts des Felds "${name}" braucht zwei verschiedene Texte: erst den für an, dann den für aus.',
  },
} as const
