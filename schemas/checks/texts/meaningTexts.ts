// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
/** About pages that are well written and still cannot work. */
export const meaningTexts = {
  'too-many-fields': {
    'zh-CN': '页面有 ${count} 个字段，最多 ${limit} 个。',
    'en-US': 'the page has ${count} fields: at most ${limit} are possible.',
    'de-DE': 'Die Seite hat ${count} Felder: höchstens ${limit} sind möglich.',
  },
  'too-many-sub-tables': {
    'zh-CN': '页面有 ${count} 个子表，最多 ${limit} 个。',
    'en-US': 'the page has ${count} sub-tables: at most ${limit} are possible.',
    'de-DE': 'Die Seite hat ${count} Untertabellen: höchstens ${limit} sind möglich.',
  },
  'not-queried': {
    'zh-CN': '字段“${name}”的值不能作为查询条件，查询栏中的输入不起作用。',
    'en-US': 'rows cannot be found by field "${name}": its input in the query bar does nothing.',
    'de-DE': 'Nach dem Feld „${name}“ lässt sich nicht suchen: Seine Eingabe in der Suchleiste bewirkt nichts.',
  },
  'asked-otherwise': {
    'zh-CN': '字段“${name}”保存的是${stored}，as 查询的却是${asked}，无法比较：请在 as 中选择存储方式相同的字段类型。',
    'en-US': 'field "${name}" holds ${stored} and would be asked for as ${asked}: choose a kind in "as" that is stored alike.',
    'de-DE': 'Im Feld "${name}" steht ${stored}, gesucht würde ${asked}: in "as" eine Art wählen, die ebenso gespeichert wird.',
  },
  'two-ends': {
    'zh-CN': '“${name}”按起止范围查询：默认值请写成 [起, 止]，不限的一端写 null。',
    'en-US': '"${name}" is asked for from and to: write the default as [from, to], with null for an open end.',
    'de-DE': 'Nach "${name}" wird von–bis gesucht: den Anfangswert als [von, bis] schreiben, mit null für ein offenes Ende.',
  },
  'one-value': {
    'zh-CN': '“${name}”按单个值查询：默认值只写一个值，或设置 "mode": "range"。',
    'en-US': '"${name}" is asked for by one value: write one default value, or add "mode": "range".',
    'de-DE': 'Nach "${name}" wird mit einem Wert gesucht: nur einen Anfangswert schreiben oder "mode": "range" ergänzen.',
  },
  'no-title': {
    'zh-CN': '显示的字段“${name}”需要 title 或 label。',
    'en-US': 'field "${name}" is shown and needs a title or a label.',
    'de-DE': 'Feld "${name}" wird gezeigt und braucht title oder label.',
  },
  'same-column': {
    'zh-CN': '字段“${name}”与“${other}”会存入同一列“${column}”：请为“${name}”换一个键名。',
    'en-US': 'fields "${name}" and "${other}" would be stored in the same column "${column}": choose another key for "${name}".',
    'de-DE':
      'Die Felder "${name}" und "${other}" würden in derselben Spalte "${column}" gespeichert: für "${name}" einen anderen Schlüssel wählen.',
  },
  'reserved-key': {
    'zh-CN': '键名“${name}”由系统使用：请换一个键名。',
    'en-US': 'the key "${name}" is used by the system: choose another one.',
    'de-DE': 'Der Schlüssel "${name}" wird vom System benutzt: einen anderen wählen.',
  },
  'query-word': {
    'zh-CN': '键名“${name}”是列表查询的参数，无法按此字段查询。请换一个键名，例如“${name}Value”。',
    'en-US':
      'the key "${name}" is a parameter of the list call: nobody could ask by this field. Choose another key, for example "${name}Value".',
    'de-DE':
      'Der Schlüssel "${name}" ist ein Parameter des Listenaufrufs: Nach diesem Feld könnte niemand suchen. Einen anderen wählen, zum Beispiel "${name}Value".',
  },
  'too-long-table-name': {
    'zh-CN': '表名“${name}”太长，最多 ${limit} 个字符。请用 table 指定较短的名称。',
    'en-US': 'the table name "${name}" is too long: at most ${limit} characters. Name a shorter one in "table".',
    'de-DE': 'Der Tabellenname "${name}" ist zu lang: höchstens ${limit} Zeichen. Mit "table" einen kürzeren angeben.',
  },
  'too-long-column-name': {
    'zh-CN': '列名“${column}”太长，最多 ${limit} 个字符。请缩短键名。',
    'en-US': 'the column name "${column}" is too long: at most ${limit} characters. Shorten the key.',
    'de-DE': 'Der Spaltenname "${column}" ist zu lang: höchstens ${limit} Zeichen. Den Schlüssel kürzen.',
  },
  'no-row-id': {
    'zh-CN': '字段“${name}”不能保存行的编号：请使用存储单个文本的字段，例如 input 或 hidden。',
    'en-US': 'field "${name}" cannot hold the id of a row: name a field that holds one text, for example an "input" or "hidden".',
    'de-DE':
      'Das Feld "${name}" kann keine Zeilennummer aufnehmen: ein Feld mit einem einzelnen Text nennen, zum Beispiel "input" oder "hidden".',
  },
  'empty-rule': {
    'zh-CN': '这条规则什么也没有检查：请写出要检查的内容，例如 "required": true，或将其删除。',
    'en-US': 'this rule checks nothing: say what it checks, for example "required": true, or remove it.',
    'de-DE': 'Diese Regel prüft nichts: angeben, was sie prüft, zum Beispiel "required": true, oder sie entfernen.',
  },
  'rule-says-more': {
    'zh-CN': '一条规则只能检查一件事，这里有：${names}。请拆成多条。',
    'en-US': 'a rule says one thing, this one says: ${names}. Make several rules of it.',
    'de-DE': 'Eine Regel sagt eine Sache, diese sagt: ${names}. Mehrere Regeln daraus machen.',
  },
  'wrong-expression-pattern': {
    'zh-CN': '“${found}”既不是校验代码，也不是可用的正则表达式：${reason}。',
    'en-US': '"${found}" is neither a pattern code nor a regular expression that runs in linear time: ${reason}.',
    'de-DE': '"${found}" ist weder ein Mustercode noch ein regulärer Ausdruck, der in linearer Zeit läuft: ${reason}.',
  },
  'unknown-pattern-code': {
    'zh-CN': '没有校验代码“${found}”；如果是正则表达式，请写作 ^${found}$。\n可用代码：${known}',
    'en-US': 'there is no pattern code "${found}". As a regular expression write ^${found}$.\nKnown codes: ${known}',
    'de-DE': 'Es gibt keinen Mustercode "${found}". Als regulären Ausdruck ^${found}$ schreiben.\nBekannte Codes: ${known}',
  },
  'pattern-in-slashes': {
    'zh-CN': '正则表达式不写前后的斜杠，否则没有文本能通过：“${found}”。',
    'en-US': 'a regular expression stands without the slashes around it, or no text passes: "${found}".',
    'de-DE': 'Ein regulärer Ausdruck steht ohne Schrägstriche darum, sonst genügt ihm kein Text: "${found}".',
  },
  'too-many-states': {
    'zh-CN': '正则表达式计算量过大：展开后有 ${states} 个状态，最多 ${limit} 个。请减小 {n,m} 中的次数，或用规则 min、max 限制长度。',
    'en-US':
      'the regular expression is too expensive: written out it has ${states} states, at most ${limit} are possible. Use smaller numbers in {n,m}, or limit the length by the rules min and max.',
    'de-DE':
      'Der reguläre Ausdruck ist zu aufwendig: Ausgeschrieben hat er ${states} Zustände, möglich sind höchstens ${limit}. Kleinere Zahlen in {n,m} verwenden oder die Länge mit den Regeln min und max begrenzen.',
  },
  'text-too-long-for-pattern': {
    'zh-CN':
      '正则表达式有 ${states} 个状态，对最长 ${length} 个字符的文本来说计算量过大。请把 maxLength 减小到 ${most} 以内，或缩短正则表达式。',
    'en-US':
      'the regular expression has ${states} states, which is too expensive for texts of up to ${length} characters. Set maxLength to ${most} or less, or shorten the pattern.',
    'de-DE':
      'Der reguläre Ausdruck hat ${states} Zustände, das ist für Texte von bis zu ${length} Zeichen zu aufwendig. maxLength auf höchstens ${most} setzen oder das Muster kürzen.',
  },
  'circular-value': {
    'zh-CN': '计算值互相引用：${cycle}。请让其中一个不再读取下一个。',
    'en-US': 'the computed values need one another: ${cycle}. Let one of them not read the next.',
    'de-DE': 'Die berechneten Werte brauchen einander: ${cycle}. Einer davon darf den nächsten nicht lesen.',
  },
  'same-call': {
    'zh-CN': '“${name}”与“${other}”是同一个调用 ${method} ${path}：请为其中一个换一个路径。',
    'en-US': '"${name}" and "${other}" are the same call, ${method} ${path}: give one of them another path.',
    'de-DE': '"${name}" und "${other}" sind derselbe Aufruf, ${method} ${path}: einem von beiden einen anderen Pfad geben.',
  },
  'action-name': {
    'zh-CN': '操作不能叫“${name}”：拥有该标准调用权限的人就能执行它。请换一个名称。',
    'en-US': 'an action cannot be named "${name}": whoever has the right to that standard call could run it. Choose another name.',
    'de-DE':
      'Eine Aktion kann nicht "${name}" heißen: Wer das Recht auf diesen Standardaufruf hat, könnte sie ausführen. Einen anderen Namen wählen.',
  },
  'reserved-path': {
    'zh-CN': '路径“${path}”由系统使用，请换用 ${prefix} 以外的路径。',
    'en-US': 'the path "${path}" belongs to the system: choose one that does not begin with ${prefix}.',
    'de-DE': 'Der Pfad "${path}" gehört dem System: einen wählen, der nicht mit ${prefix} beginnt.',
  },
  'product-permission': {
    'zh-CN': '权限前缀“${name}”由系统使用，请用 authPre 指定其他前缀。',
    'en-US': 'the permission prefix "${name}" belongs to the product: name another one in authPre.',
    'de-DE': 'Das Rechte-Präfix "${name}" gehört dem Produkt: mit authPre ein anderes angeben.',
  },
  'system-table': {
    'zh-CN': '表名“${name}”由系统使用：请换一个表名。',
    'en-US': 'the table name "${name}" belongs to the system: choose another one.',
    'de-DE': 'Der Tabellenname "${name}" gehört dem System: einen anderen wählen.',
  },
  'call-missing': {
    'zh-CN': '这里需要 url.${name}：请写出其路径，否则请删除此项。',
    'en-US': 'this needs url.${name}: write its path, or remove this.',
    'de-DE': 'Dafür wird url.${name} gebraucht: den Pfad angeben oder dies hier entfernen.',
  },
  'public-duplicate': {
    'zh-CN': '未登录的人也能提交此字段，不能用它查询系统表“${table}”中已有的值。',
    'en-US': 'anybody may send this field: it cannot ask which values stand in the system table "${table}".',
    'de-DE': 'Dieses Feld darf jeder senden: Es kann nicht fragen, welche Werte in der Systemtabelle "${table}" stehen.',
  },
  guessable: {
    'zh-CN': '这些字段的值可能被猜到：请加入一个由填值规则 reference 生成的字段。',
    'en-US': 'values of these fields can be guessed: add one that the fill rule reference makes.',
    'de-DE': 'Werte dieser Felder lassen sich erraten: eines dazunehmen, das die Füllregel reference erzeugt.',
  },
  'visitors-and-owner': {
    'zh-CN': '设置了 resource.owner 的行只属于其所有者，不能对访客开放。',
    'en-US': 'rows with resource.owner belong to their owners alone and cannot be open to anonymous users.',
    'de-DE': 'Zeilen mit resource.owner gehören allein ihren Besitzern und können Besuchern nicht offenstehen.',
  },
  'no-list-url': {
    'zh-CN': '请设置url.list属性!',
    'en-US': 'url.list is missing: the list stays empty.',
    'de-DE': 'url.list fehlt: Die Liste bleibt leer.',
  },
  'table-only': {
    'zh-CN': '字段类型“${name}”只能用在子表中。',
    'en-US': 'the field kind "${name}" can only stand in a sub-table.',
    'de-DE': 'Die Feldart "${name}" kann nur in einer Untertabelle stehen.',
  },
  'sub-needs-query': {
    'zh-CN': '有子表的页面需要 url.queryById，否则读不到子表的行。',
    'en-US': 'a page with sub-tables needs url.queryById: without it their rows are not read.',
    'de-DE': 'Eine Seite mit Untertabellen braucht url.queryById: Sonst werden deren Zeilen nicht gelesen.',
  },
  'system-field': {
    'zh-CN': '字段“${name}”由系统写入，不能用在这里：请改用其他字段，或将其删除。',
    'en-US': 'field "${name}" is written by the system and cannot stand here: name another field, or remove it.',
    'de-DE': 'Das Feld "${name}" schreibt das System, hier kann es nicht stehen: ein anderes nennen oder es entfernen.',
  },
  'wrong-limits': {
    'zh-CN': '最小值 ${min} 大于最大值 ${max}：是否写反了？',
    'en-US': 'the smallest value ${min} is above the largest, ${max}: exchange the two.',
    'de-DE': 'Der kleinste Wert ${min} liegt über dem größten, ${max}: die beiden vertauschen.',
  },
  'too-many-problems': {
    'zh-CN': '还有 ${count} 个问题未列出。',
    'en-US': '${count} more problems are not listed.',
    'de-DE': '${count} weitere Probleme sind nicht aufgeführt.',
  },
} as const
