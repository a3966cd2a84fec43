// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the layout of forms. */
export const formTexts = {
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
} as const
