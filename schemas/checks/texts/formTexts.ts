// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the layout of forms and what their fields show. */
export const formTexts = {
  'no-end': {
    'zh-CN': '“${end}”不能作为“${name}”的结束：请填写同一行中类型相同的另一个字段。',
    'en-US': '"${end}" cannot be the end of "${name}": name another field of the same row and kind.',
    'de-DE': '"${end}" kann nicht das Ende von "${name}" sein: ein anderes Feld derselben Zeile und Art nennen.',
  },
  'not-in-order': {
    'zh-CN': '“${other}”与“${name}”的值无法比较先后：请填写同类的字段，例如日期与日期、数字与数字。',
    'en-US':
      '"${other}" and "${name}" hold values that have no order: name a field of the same sort, a date for a date, a number for a number.',
    'de-DE':
      'Die Werte von "${other}" und "${name}" lassen sich nicht ordnen: ein Feld derselben Art nennen, zu einem Datum ein Datum, zu einer Zahl eine Zahl.',
  },
  'no-cases': {
    'zh-CN': '字段“${name}”的类型是“${kind}”，不能按行换用其他输入：请删除 inputs，或为字段改用可输入的类型，例如 input。',
    'en-US':
      'field "${name}" is of kind "${kind}", which takes no other inputs: remove inputs, or give the field a kind that is typed into, for example input.',
    'de-DE':
      'Das Feld "${name}" hat die Art "${kind}" und nimmt keine anderen Eingaben: inputs entfernen oder dem Feld eine Art geben, in die man schreibt, etwa input.',
  },
  'no-case': {
    'zh-CN': '“${kind}”不能作为“${name}”某些行的输入：请使用只填写一个值的类型，例如 input、inputNumber、date 或 select。',
    'en-US':
      '"${kind}" cannot be the input of "${name}" for some rows: use a kind that takes one value, for example input, inputNumber, date or select.',
    'de-DE':
      '"${kind}" kann nicht für manche Zeilen die Eingabe von "${name}" sein: eine Art verwenden, die einen Wert nimmt, etwa input, inputNumber, date oder select.',
  },
  'no-row-choices': {
    'zh-CN': '只有字段本身才能从表中选择：请为“${name}”的这种输入写 options 或 dictCode。',
    'en-US': 'only the field itself can be chosen from rows: write options or dictCode for this input of "${name}".',
    'de-DE': 'Nur das Feld selbst kann aus Zeilen wählen lassen: für diese Eingabe von "${name}" options oder dictCode schreiben.',
  },
  'case-stored-otherwise': {
    'zh-CN': '“${kind}”保存${asked}，而字段“${name}”保存${stored}：请为字段改用保存文本的类型，例如 input，它可以保存两者。',
    'en-US':
      '"${kind}" holds ${asked}, and field "${name}" ${stored}: give the field a kind that stores text, for example input, which holds both.',
    'de-DE':
      'In "${kind}" steht ${asked}, im Feld "${name}" ${stored}: dem Feld eine Art geben, die Text speichert, etwa input, das fasst beides.',
  },
  'no-lookup-here': {
    'zh-CN': '字段“${name}”显示所选记录的属性，只能用在列表、表单和子表中：请删除它，或改用其他类型。',
    'en-US':
      'field "${name}" shows a property of a chosen record, which only lists, forms and sub-tables do: remove it, or give it another kind.',
    'de-DE':
      'Das Feld "${name}" zeigt eine Eigenschaft eines gewählten Datensatzes, das können nur Listen, Formulare und Untertabellen: entfernen oder ihm eine andere Art geben.',
  },
  'no-record': {
    'zh-CN': '字段“${other}”不选择记录，“${name}”无从取值：请在 of 中填写带 choices 的字段，或用户、部门、树选择字段。',
    'en-US':
      'field "${other}" chooses no record that "${name}" could show something of: name in "of" a field with choices, or one of a user, department or tree.',
    'de-DE':
      'Das Feld "${other}" wählt keinen Datensatz, von dem "${name}" etwas zeigen könnte: in "of" ein Feld mit choices nennen oder eines für Benutzer, Abteilung oder Baum.',
  },
  'only-shown': {
    'zh-CN': '字段“${name}”只显示所选记录的属性，没有自己的值：请删除“${property}”。',
    'en-US': 'field "${name}" shows a property of a chosen record and has no value of its own: remove "${property}".',
    'de-DE': 'Das Feld "${name}" zeigt eine Eigenschaft eines gewählten Datensatzes und hat keinen eigenen Wert: "${property}" entfernen.',
  },
  'only-looked-up': {
    'zh-CN': '字段“${name}”显示所选记录的属性，不会存储：这里请使用存储的字段；列表、表单和查询栏可以使用它。',
    'en-US':
      'field "${name}" shows a property of a chosen record and is not stored: name a stored field here; lists, forms and the query bar may name it.',
    'de-DE':
      'Das Feld "${name}" zeigt eine Eigenschaft eines gewählten Datensatzes und wird nicht gespeichert: hier ein gespeichertes Feld nennen; Listen, Formulare und die Abfrage dürfen es nennen.',
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
  'no-card': {
    'zh-CN': '只有卡片有“更多”链接：请写上 form.groupsAs "cards"，或删除 more。',
    'en-US': 'only cards have a link "more": write form.groupsAs "cards", or remove more.',
    'de-DE': 'Nur Karten haben einen Link „Mehr“: form.groupsAs "cards" schreiben oder more entfernen.',
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
