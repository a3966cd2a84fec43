// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About the columns of a list and what their cells show. */
export const cellTexts = {
  'group-apart': {
    'zh-CN': '列组“${name}”被其他列隔开，会出现两个标题：请把同组的列放在一起，锁定方式也要相同。',
    'en-US':
      'other columns stand between those of the group "${name}", so that it has two headings: put them beside each other, locked alike.',
    'de-DE':
      'Zwischen den Spalten der Gruppe "${name}" stehen andere, sie erhält daher zwei Überschriften: nebeneinanderstellen und gleich fixieren.',
  },
  'unknown-slot': {
    'zh-CN': '没有单元格渲染器“${name}”。',
    'en-US': 'there is no renderer "${name}".',
    'de-DE': 'Es gibt keine Zellendarstellung "${name}".',
  },
  'beside-slot': {
    'zh-CN': '“slot”会绘制整个单元格，“${name}”在旁边不起作用：请删除其中一个。',
    'en-US': '"slot" draws the whole cell, so that "${name}" does nothing beside it: remove one of the two.',
    'de-DE': '"slot" zeichnet die ganze Zelle, daher bewirkt "${name}" daneben nichts: eines von beiden entfernen.',
  },
  'mask-needs-text': {
    'zh-CN': '类型“${name}”没有可遮盖的文本：请用“shows”给出文本，或删除“mask”。',
    'en-US': 'a field of kind "${name}" has no text to mask: give one with "shows", or remove "mask".',
    'de-DE': 'Ein Feld der Art "${name}" hat keinen Text zum Verdecken: mit "shows" einen angeben oder "mask" entfernen.',
  },
  'unknown-tone': {
    'zh-CN': '没有颜色“${name}”。\n可用颜色：${known}，或 CSS 颜色，例如 #3366ff',
    'en-US': 'there is no colour "${name}".\nKnown colours: ${known}, or a CSS colour such as #3366ff',
    'de-DE': 'Es gibt keine Farbe "${name}".\nBekannte Farben: ${known} oder eine CSS-Farbe wie #3366ff',
  },
  'unknown-cell-icon': {
    'zh-CN': '单元格没有图标“${name}”。\n可用图标：${known}',
    'en-US': 'cells have no icon "${name}".\nKnown icons: ${known}',
    'de-DE': 'Zellen haben kein Symbol "${name}".\nBekannte Symbole: ${known}',
  },
  'unsafe-address': {
    'zh-CN': '链接不能以“${found}”开头：只能是 http、https 地址或本系统的路径（/…）。',
    'en-US': 'a link cannot begin with "${found}": only addresses by http or https, and paths of this product (/…), are possible.',
    'de-DE': 'Ein Link kann nicht mit "${found}" beginnen: Möglich sind nur Adressen mit http oder https und Pfade dieses Produkts (/…).',
  },
  'needs-selection': {
    'zh-CN': '“selection”为 false 时无法选择行，这个按钮没有可处理的行：请删除其中一个，或使用“rowButtons”。',
    'en-US': 'with "selection": false no row can be selected for this button: remove one of the two, or write it into "rowButtons".',
    'de-DE':
      'Mit "selection": false lässt sich keine Zeile für diese Schaltfläche auswählen: eines von beiden entfernen oder die Schaltfläche in "rowButtons" schreiben.',
  },
  'nothing-selected': {
    'zh-CN': '本页的行不能被选择，按所选行数显示的按钮永远不会出现：请写 true。',
    'en-US': 'rows of this page cannot be selected, so a button for selected rows never shows: write true.',
    'de-DE': 'Zeilen dieser Seite lassen sich nicht auswählen, eine Schaltfläche für ausgewählte Zeilen erscheint nie: true schreiben.',
  },
  'row-edit-needs-url': {
    'zh-CN': '“rowEdit”在列表中编辑并保存行：请写“url.edit”，或删除“rowEdit”。',
    'en-US': 'with "rowEdit" rows are edited in the list and saved: write "url.edit", or remove "rowEdit".',
    'de-DE': 'Mit "rowEdit" werden Zeilen in der Liste bearbeitet und gespeichert: "url.edit" angeben oder "rowEdit" entfernen.',
  },
  'grouping-needs-rows': {
    'zh-CN': '分组由服务器在本页面的表上计算，不能用于树形列表：请写“resource”，或删除“grouping”。',
    'en-US': 'rows are grouped by the server over a table of this page, and not in a tree: write a "resource", or remove "grouping".',
    'de-DE':
      'Gruppiert wird vom Server über eine Tabelle dieser Seite, und nicht in einem Baum: "resource" angeben oder "grouping" entfernen.',
  },
  'empty-detail': {
    'zh-CN': '展开的行没有内容：请写“fields”（字段的 key）或“text”。',
    'en-US': 'there is nothing to show under a row: write "fields" (keys of fields) or "text".',
    'de-DE': 'Unter einer Zeile gibt es nichts zu zeigen: "fields" (Schlüssel von Feldern) oder "text" angeben.',
  },
  'only-for-tables': {
    'zh-CN': '“${name}”只用于表格：该子表只有一行（"relation": "one"），以表单显示。',
    'en-US': '"${name}" is for tables: this sub-table holds one row ("relation": "one") and is shown as a form.',
    'de-DE': '"${name}" gilt für Tabellen: Diese Untertabelle hat eine Zeile ("relation": "one") und wird als Formular gezeigt.',
  },
  'order-in-tree': {
    'zh-CN': '树形子表的行不能拖动排序：请删除字段“${name}”或“tree”。',
    'en-US': 'rows of a tree are not dragged into order: remove field "${name}" or "tree".',
    'de-DE': 'Zeilen eines Baums werden nicht in Reihenfolge gezogen: Feld "${name}" oder "tree" entfernen.',
  },
  'detail-in-tree': {
    'zh-CN': '树形列表的行展开的是下级行，不能同时使用“detailRow”。',
    'en-US': 'rows of a tree open to their children, so that a tree has no "detailRow".',
    'de-DE': 'Zeilen eines Baums klappen zu ihren Unterzeilen auf, daher hat ein Baum keine "detailRow".',
  },
  'no-toggle': {
    'zh-CN': '开关只有两个值，而字段“${name}”不是：请使用 switch、checkbox 或恰好两个选项。',
    'en-US': 'a switch has two values and field "${name}" has not: make it a "switch" or a "checkbox", or give it exactly two options.',
    'de-DE': 'Ein Schalter hat zwei Werte, das Feld "${name}" nicht: einen "switch", eine "checkbox" oder genau zwei Optionen nehmen.',
  },
  'no-cell': {
    'zh-CN': '该字段在这里没有单元格，“${name}”不会显示。',
    'en-US': 'the field has no cell here, so that "${name}" shows nowhere.',
    'de-DE': 'Das Feld hat hier keine Zelle, "${name}" erscheint also nirgends.',
  },
} as const
