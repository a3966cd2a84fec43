// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About who may do what with the fields of a page. */
export const rightsTexts = {
  'right-given-to-all': {
    'zh-CN': '“*”已给予所有人这些权限，角色“${name}”的这一行不起作用。请删除它，或减少“*”给予的权限。',
    'en-US': '"*" gives everybody as much already, so that the line of role "${name}" does nothing. Remove it, or let "*" give less.',
    'de-DE': '"*" gibt schon allen ebenso viel, die Zeile der Rolle "${name}" bewirkt nichts. Sie entfernen oder "*" weniger geben lassen.',
  },
  'right-without-form': {
    'zh-CN': '这种页面没有表单。请删除“form”。',
    'en-US': 'pages of this kind have no form. Remove "form".',
    'de-DE': 'Seiten dieser Art haben kein Formular. "form" entfernen.',
  },
  'right-required': {
    'zh-CN':
      '角色“${role}”可以新增行，却不能填写必填字段“${name}”。请让该角色填写（"form": "editable"）、设置 defaultValue，或不授予“add”。',
    'en-US':
      'role "${role}" adds rows and cannot fill the required field "${name}". Let the role fill it ("form": "editable"), give the field a defaultValue, or do not grant "add".',
    'de-DE':
      'Die Rolle "${role}" legt Zeilen an und kann das Pflichtfeld "${name}" nicht ausfüllen. Die Rolle es ausfüllen lassen ("form": "editable"), dem Feld einen defaultValue geben oder "add" nicht erteilen.',
  },
  'right-visitor': {
    'zh-CN': '“rights”不让所有人都能使用字段“${name}”，它不能对访客开放。请从这里删除它，或从“rights”中删除它。',
    'en-US': '"rights" keeps field "${name}" from some people: it cannot be open to anonymous users. Remove it here, or from "rights".',
    'de-DE': '"rights" enthält das Feld "${name}" manchen vor: Es kann Besuchern nicht offenstehen. Es hier oder in "rights" entfernen.',
  },
  'sub-prefix': {
    'zh-CN': '子表的权限前缀必须以页面的权限前缀开头：“${prefix}:”加一个名称。',
    'en-US': 'the permissions of a sub-table begin with the prefix of the page: "${prefix}:" and a name.',
    'de-DE': 'Die Rechte einer Untertabelle beginnen mit dem Präfix der Seite: "${prefix}:" und ein Name.',
  },
} as const
