// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'

/** Everything that the command line says. */
export const cliTexts = {
  usage: { 'zh-CN': '用法', 'en-US': 'Usage', 'de-DE': 'Aufruf' },
  commands: { 'zh-CN': '命令', 'en-US': 'Commands', 'de-DE': 'Befehle' },
  options: { 'zh-CN': '选项', 'en-US': 'Options', 'de-DE': 'Optionen' },
  exitCodes: {
    'zh-CN': '退出码：0 正常，1 发现问题，2 用法错误或无法读写。',
    'en-US': 'Exit codes: 0 fine, 1 problems found, 2 wrongly called or out of reach.',
    'de-DE': 'Rückgabewerte: 0 in Ordnung, 1 Probleme gefunden, 2 falsch aufgerufen oder nicht erreichbar.',
  },
  moreHelp: {
    'zh-CN': '某个命令的说明：pagewright <命令> --help',
    'en-US': 'About one command: pagewright <command> --help',
    'de-DE': 'Zu einem Befehl: pagewright <Befehl> --help',
  },
  'summary.validate': { 'zh-CN': '检查页面文件', 'en-US': 'check page files', 'de-DE': 'Seitendateien prüfen' },
  'summary.types': { 'zh-CN': '由页面生成行类型', 'en-US': 'make row types from pages', 'de-DE': 'Zeilentypen aus Seiten erzeugen' },
  'summary.new': { 'zh-CN': '新建页面文件', 'en-US': 'write a page to start from', 'de-DE': 'eine Seite zum Anfangen schreiben' },
  'summary.diff': {
    'zh-CN': '与已发布的页面比较',
    'en-US': 'compare with the published page',
    'de-DE': 'mit der veröffentlichten Seite vergleichen',
  },
  'summary.publish': { 'zh-CN': '发布页面', 'en-US': 'publish a page', 'de-DE': 'eine Seite veröffentlichen' },
  'summary.history': { 'zh-CN': '列出页面的版本', 'en-US': 'list the versions of a page', 'de-DE': 'die Versionen einer Seite auflisten' },
  'summary.rollback': {
    'zh-CN': '恢复到以前的版本',
    'en-US': 'bring an earlier version back',
    'de-DE': 'eine frühere Version zurückholen',
  },
  'option.json': { 'zh-CN': '以 JSON 输出', 'en-US': 'answer in JSON', 'de-DE': 'in JSON antworten' },
  'option.language': {
    'zh-CN': '${languages} 之一；默认取自 LANG',
    'en-US': 'one of ${languages}; taken from LANG when left out',
    'de-DE': 'eine von ${languages}; sonst nach LANG',
  },
  'option.server': {
    'zh-CN': '服务器地址；默认取自 PAGEWRIGHT_SERVER、登录记录或 http://127.0.0.1:3000',
    'en-US': 'address of the server; else PAGEWRIGHT_SERVER, the server of the sign-in, or http://127.0.0.1:3000',
    'de-DE': 'Adresse des Servers; sonst PAGEWRIGHT_SERVER, der Server der Anmeldung oder http://127.0.0.1:3000',
  },
  'option.user': {
    'zh-CN': '以此用户登录，密码取自 PAGEWRIGHT_PASSWORD；也可用 PAGEWRIGHT_TOKEN',
    'en-US': 'sign in as this user with PAGEWRIGHT_PASSWORD; PAGEWRIGHT_TOKEN serves as well',
    'de-DE': 'als dieser Benutzer mit PAGEWRIGHT_PASSWORD anmelden; PAGEWRIGHT_TOKEN geht auch',
  },
  'option.checkServer': {
    'zh-CN': '同时由服务器检查字典、表和报表是否存在',
    'en-US': 'let the server check too: it knows dictionaries, tables and reports',
    'de-DE': 'auch den Server prüfen lassen: Er kennt Wörterbücher, Tabellen und Berichte',
  },
  'option.out': {
    'zh-CN': '输出目录；默认 schemas/rows',
    'en-US': 'folder to write to; else schemas/rows',
    'de-DE': 'Zielordner; sonst schemas/rows',
  },
  'option.dir': { 'zh-CN': '页面目录；默认 pages', 'en-US': 'folder of the page; else pages', 'de-DE': 'Ordner der Seite; sonst pages' },
  'option.version': { 'zh-CN': '与此版本比较', 'en-US': 'compare with this version', 'de-DE': 'mit dieser Version vergleichen' },
  'option.message': {
    'zh-CN': '历史记录中的说明',
    'en-US': 'what has changed, for the history',
    'de-DE': 'was sich geändert hat, für den Verlauf',
  },
  'option.base': {
    'zh-CN': '修改所基于的版本；已有更新版本时拒绝发布',
    'en-US': 'version that the change started from; a newer one refuses it',
    'de-DE': 'Version, von der die Änderung ausgeht; eine neuere lehnt sie ab',
  },
  error: { 'zh-CN': '错误', 'en-US': 'error', 'de-DE': 'Fehler' },
  warning: { 'zh-CN': '警告', 'en-US': 'warning', 'de-DE': 'Warnung' },
  allFine: {
    'zh-CN': '页面数：${count}，没有问题。',
    'en-US': 'Pages: ${count}, no problems.',
    'de-DE': 'Seiten: ${count}, keine Probleme.',
  },
  problemCount: {
    'zh-CN': '页面数：${count}，错误：${errors}，警告：${warnings}。',
    'en-US': 'Pages: ${count}, errors: ${errors}, warnings: ${warnings}.',
    'de-DE': 'Seiten: ${count}, Fehler: ${errors}, Warnungen: ${warnings}.',
  },
  written: { 'zh-CN': '已写入 ${path}', 'en-US': 'written ${path}', 'de-DE': 'geschrieben: ${path}' },
  upToDate: { 'zh-CN': '已是最新。', 'en-US': 'Nothing to do: everything is up to date.', 'de-DE': 'Nichts zu tun: alles ist aktuell.' },
  same: { 'zh-CN': '没有差异。', 'en-US': 'No differences.', 'de-DE': 'Keine Unterschiede.' },
  published: {
    'zh-CN': '${code} 已发布，版本 ${version}。',
    'en-US': '${code} is published as version ${version}.',
    'de-DE': '${code} ist als Version ${version} veröffentlicht.',
  },
  restored: {
    'zh-CN': '${code} 已恢复到版本 ${from}，现为版本 ${version}。',
    'en-US': '${code} is back at version ${from}, as version ${version}.',
    'de-DE': '${code} ist wieder auf Version ${from}, als Version ${version}.',
  },
  restoredFrom: { 'zh-CN': '恢复自 ${version}', 'en-US': 'brought back from ${version}', 'de-DE': 'zurückgeholt aus ${version}' },
  noHistory: { 'zh-CN': '尚未发布。', 'en-US': 'Never published.', 'de-DE': 'Nie veröffentlicht.' },
  unknownCommand: {
    'zh-CN': '没有命令“${name}”。',
    'en-US': 'There is no command "${name}".',
    'de-DE': 'Es gibt keinen Befehl "${name}".',
  },
  wrongArguments: { 'zh-CN': '参数不正确：${reason}', 'en-US': 'Wrongly called: ${reason}', 'de-DE': 'Falsch aufgerufen: ${reason}' },
  missingArgument: { 'zh-CN': '缺少参数：${name}', 'en-US': 'An argument is missing: ${name}', 'de-DE': 'Ein Argument fehlt: ${name}' },
  noFile: { 'zh-CN': '无法读取 ${path}。', 'en-US': '${path} cannot be read.', 'de-DE': '${path} kann nicht gelesen werden.' },
  noPages: {
    'zh-CN': '${path} 中没有页面文件（*.page.json）。',
    'en-US': 'There are no page files (*.page.json) in ${path}.',
    'de-DE': 'In ${path} sind keine Seitendateien (*.page.json).',
  },
  cannotWrite: {
    'zh-CN': '无法写入 ${path}：${reason}',
    'en-US': '${path} cannot be written: ${reason}',
    'de-DE': '${path} kann nicht geschrieben werden: ${reason}',
  },
  exists: { 'zh-CN': '${path} 已存在。', 'en-US': '${path} is there already.', 'de-DE': '${path} gibt es schon.' },
  noCode: { 'zh-CN': '页面没有 code。', 'en-US': 'The page has no code.', 'de-DE': 'Die Seite hat keinen code.' },
  wrongCode: {
    'zh-CN': '“${found}”不能作为页面代码：以小写字母开头，只含小写字母、数字和连字符，2 到 60 个字符。',
    'en-US': '"${found}" cannot be a page code: a lower-case letter, then lower-case letters, digits and hyphens, 2 to 60 characters.',
    'de-DE': '"${found}" kann kein Seitencode sein: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und Bindestriche, 2 bis 60 Zeichen.',
  },
  wrongKind: {
    'zh-CN': '没有页面类型“${found}”：${known}',
    'en-US': 'There is no page kind "${found}": ${known}',
    'de-DE': 'Es gibt keine Seitenart "${found}": ${known}',
  },
  wrongNumber: {
    'zh-CN': '“${found}”不是版本号。',
    'en-US': '"${found}" is no version number.',
    'de-DE': '"${found}" ist keine Versionsnummer.',
  },
  noServer: {
    'zh-CN': '无法连接服务器 ${url}：${reason}',
    'en-US': 'The server ${url} cannot be reached: ${reason}',
    'de-DE': 'Der Server ${url} ist nicht erreichbar: ${reason}',
  },
  noPassword: {
    'zh-CN': '请在环境变量 PAGEWRIGHT_PASSWORD 中提供密码。',
    'en-US': 'Give the password in the environment as PAGEWRIGHT_PASSWORD.',
    'de-DE': 'Das Passwort in der Umgebung als PAGEWRIGHT_PASSWORD angeben.',
  },
  refused: {
    'zh-CN': '服务器拒绝（${status}）：${message}',
    'en-US': 'The server refuses (${status}): ${message}',
    'de-DE': 'Der Server lehnt ab (${status}): ${message}',
  },
  wrongAnswer: {
    'zh-CN': '${url} 的回答无法理解（HTTP ${status}）。',
    'en-US': 'The answer of ${url} makes no sense (HTTP ${status}).',
    'de-DE': 'Die Antwort von ${url} ist unverständlich (HTTP ${status}).',
  },
  'summary.copy': {
    'zh-CN': '复制页面文件，并取自己的编码、数据表和接口',
    'en-US': 'copy a page file, with a code, tables and calls of its own',
    'de-DE': 'eine Seitendatei kopieren, mit eigenem Code, eigenen Tabellen und Aufrufen',
  },
  'summary.pull': {
    'zh-CN': '将已发布的页面原样写入文件',
    'en-US': 'bring published pages to files, byte for byte',
    'de-DE': 'veröffentlichte Seiten unverändert in Dateien holen',
  },
  'summary.rename': {
    'zh-CN': '更改页面编码，旧链接仍然有效',
    'en-US': 'give a page another code; old links lead to it',
    'de-DE': 'einer Seite einen anderen Code geben; alte Links führen hin',
  },
  'summary.unpublish': {
    'zh-CN': '取消发布页面，重新发布即可恢复',
    'en-US': 'take a page off; publishing brings it back',
    'de-DE': 'eine Seite zurückziehen; Veröffentlichen bringt sie zurück',
  },
  'summary.delete': {
    'zh-CN': '删除页面',
    'en-US': 'delete a page',
    'de-DE': 'eine Seite löschen',
  },
  'summary.login': {
    'zh-CN': '登录并记住服务器',
    'en-US': 'sign in, and keep the server for later commands',
    'de-DE': 'anmelden und den Server für spätere Befehle behalten',
  },
  'summary.logout': {
    'zh-CN': '忘记登录',
    'en-US': 'forget the sign-in',
    'de-DE': 'die Anmeldung vergessen',
  },
  'option.title': {
    'zh-CN': '副本的标题',
    'en-US': 'title of the copy',
    'de-DE': 'Titel der Kopie',
  },
  'option.copyDir': {
    'zh-CN': '副本的目录；默认与原文件相同',
    'en-US': 'folder of the copy; else that of the original',
    'de-DE': 'Ordner der Kopie; sonst der des Originals',
  },
  'option.force': {
    'zh-CN': '即使其他页面依赖它也执行',
    'en-US': 'also when other pages depend on it',
    'de-DE': 'auch wenn andere Seiten davon abhängen',
  },
  'option.confirm': {
    'zh-CN': '再次输入页面编码，代替询问',
    'en-US': 'the code once more, instead of being asked',
    'de-DE': 'der Code noch einmal, statt gefragt zu werden',
  },
  'option.dropTables': {
    'zh-CN': '连同数据表及其数据一起删除；默认保留',
    'en-US': 'drop its tables with their rows; they are kept otherwise',
    'de-DE': 'ihre Tabellen mit den Zeilen löschen; sonst bleiben sie',
  },
  'option.all': {
    'zh-CN': '所有已发布的页面',
    'en-US': 'every published page',
    'de-DE': 'jede veröffentlichte Seite',
  },
  'option.yes': {
    'zh-CN': '直接覆盖有差异的文件，不再询问',
    'en-US': 'replace files that differ without asking',
    'de-DE': 'abweichende Dateien ohne Rückfrage ersetzen',
  },
  'option.dryRun': {
    'zh-CN': '只说明会做什么，不发布',
    'en-US': 'say what would happen and publish nothing',
    'de-DE': 'sagen, was geschähe, und nichts veröffentlichen',
  },
  'option.offline': {
    'zh-CN': '不询问服务器',
    'en-US': 'ask no server',
    'de-DE': 'keinen Server fragen',
  },
  askPassword: {
    'zh-CN': '${user} 的密码：',
    'en-US': 'Password of ${user}:',
    'de-DE': 'Passwort von ${user}:',
  },
  signedIn: {
    'zh-CN': '已以 ${user} 登录 ${url}。',
    'en-US': 'Signed in to ${url} as ${user}.',
    'de-DE': 'Bei ${url} als ${user} angemeldet.',
  },
  signedOut: {
    'zh-CN': '已忘记登录。',
    'en-US': 'The sign-in is forgotten.',
    'de-DE': 'Die Anmeldung ist vergessen.',
  },
  noHome: {
    'zh-CN': '没有可以保存登录的目录：请设置 PAGEWRIGHT_LOGIN。',
    'en-US': 'There is no folder to keep the sign-in in: set PAGEWRIGHT_LOGIN.',
    'de-DE': 'Es gibt keinen Ordner für die Anmeldung: PAGEWRIGHT_LOGIN setzen.',
  },
  signInFailed: {
    'zh-CN': '无法以 ${user} 登录 ${url}：${message}',
    'en-US': 'Signing in to ${url} as ${user} failed: ${message}',
    'de-DE': 'Die Anmeldung bei ${url} als ${user} ist fehlgeschlagen: ${message}',
  },
  notSignedIn: {
    'zh-CN': '没有登录：请使用 pagewright login <用户>，或 --user 加 PAGEWRIGHT_PASSWORD（${message}）',
    'en-US': 'Nobody is signed in: pagewright login <user>, or --user with PAGEWRIGHT_PASSWORD (${message})',
    'de-DE': 'Niemand ist angemeldet: pagewright login <Benutzer> oder --user mit PAGEWRIGHT_PASSWORD (${message})',
  },
  mayNot: {
    'zh-CN': '没有权限：${message}',
    'en-US': 'This user may not do that: ${message}',
    'de-DE': 'Dieser Benutzer darf das nicht: ${message}',
  },
  refusedPlainly: {
    'zh-CN': '服务器拒绝：${message}',
    'en-US': 'The server refuses: ${message}',
    'de-DE': 'Der Server lehnt ab: ${message}',
  },
  noPage: {
    'zh-CN': '“${code}”既不是文件，也不是 pages 中页面的编码。已发布的页面可用 pagewright pull ${code} 取回。',
    'en-US':
      '"${code}" is neither a file nor the code of a page below pages. A published page comes to a file with: pagewright pull ${code}',
    'de-DE':
      '"${code}" ist weder eine Datei noch der Code einer Seite unter pages. Eine veröffentlichte Seite holt: pagewright pull ${code}',
  },
  unknownPage: {
    'zh-CN': '服务器上没有页面“${code}”。',
    'en-US': 'The server has no page "${code}".',
    'de-DE': 'Der Server hat keine Seite "${code}".',
  },
  notPublished: {
    'zh-CN': '页面“${code}”没有发布。',
    'en-US': 'The page "${code}" is not published.',
    'de-DE': 'Die Seite "${code}" ist nicht veröffentlicht.',
  },
  'pull.unchanged': {
    'zh-CN': '${path} 没有变化',
    'en-US': '${path} is as it was published',
    'de-DE': '${path} ist, wie veröffentlicht',
  },
  'pull.kept': {
    'zh-CN': '${path} 有差异，未覆盖',
    'en-US': '${path} differs and was kept',
    'de-DE': '${path} weicht ab und bleibt',
  },
  'pull.ask': {
    'zh-CN': '${path} 与已发布的页面不同，是否覆盖？(y/n)',
    'en-US': '${path} differs from the published page. Replace it? (y/n)',
    'de-DE': '${path} weicht von der veröffentlichten Seite ab. Ersetzen? (j/n)',
  },
  'pull.useYes': {
    'zh-CN': '要覆盖有差异的文件，请使用 --yes。',
    'en-US': 'Replace files that differ with --yes.',
    'de-DE': 'Abweichende Dateien ersetzt --yes.',
  },
  renamed: {
    'zh-CN': '${code} 的编码现在是 ${to}；本地文件可用 pagewright pull ${to} 取回。',
    'en-US': '${code} is ${to} now; its file comes with: pagewright pull ${to}',
    'de-DE': '${code} heißt jetzt ${to}; ihre Datei holt: pagewright pull ${to}',
  },
  unpublished: {
    'zh-CN': '${code} 已取消发布。',
    'en-US': '${code} was taken off.',
    'de-DE': '${code} wurde zurückgezogen.',
  },
  deleted: {
    'zh-CN': '${code} 已删除。',
    'en-US': '${code} was deleted.',
    'de-DE': '${code} wurde gelöscht.',
  },
  dependent: {
    'zh-CN': '页面 ${page} ${line}:${column} 依赖它：${message}',
    'en-US': 'page ${page}, ${line}:${column}, depends on it: ${message}',
    'de-DE': 'Seite ${page}, ${line}:${column}, hängt davon ab: ${message}',
  },
  dependsOn: {
    'zh-CN': '${message}。要仍然执行，请使用 --force。',
    'en-US': '${message}. Do it all the same with --force.',
    'de-DE': '${message}. Trotzdem ausführen mit --force.',
  },
  tablesKept: {
    'zh-CN': '数据表及其数据保留；要删除请使用 --drop-tables。',
    'en-US': 'The tables stay with their rows; --drop-tables drops them.',
    'de-DE': 'Die Tabellen bleiben mit ihren Zeilen; --drop-tables löscht sie.',
  },
  tablesDropped: {
    'zh-CN': '数据表及其数据将永久删除。',
    'en-US': 'The tables are dropped with their rows, for good.',
    'de-DE': 'Die Tabellen werden mit ihren Zeilen endgültig gelöscht.',
  },
  typeCode: {
    'zh-CN': '请输入编码“${code}”以确认：',
    'en-US': 'Type the code "${code}" to confirm:',
    'de-DE': 'Zur Bestätigung den Code "${code}" eingeben:',
  },
  notConfirmed: {
    'zh-CN': '没有删除：请用 --confirm ${code} 确认。',
    'en-US': 'Nothing was deleted: confirm with --confirm ${code}.',
    'de-DE': 'Nichts wurde gelöscht: mit --confirm ${code} bestätigen.',
  },
  wouldPublish: {
    'zh-CN': '${code} 将被发布（当前版本 ${version}）：',
    'en-US': '${code} would be published (now version ${version}):',
    'de-DE': '${code} würde veröffentlicht (jetzt Version ${version}):',
  },
  wouldPublishFirst: {
    'zh-CN': '${code} 将首次发布：',
    'en-US': '${code} would be published for the first time:',
    'de-DE': '${code} würde zum ersten Mal veröffentlicht:',
  },
  publishedAll: {
    'zh-CN': '全部发布，页面数：${count}。',
    'en-US': 'All are published. Pages: ${count}.',
    'de-DE': 'Alle sind veröffentlicht. Seiten: ${count}.',
  },
  dryRun: {
    'zh-CN': '没有更改任何内容。页面数：${count}。',
    'en-US': 'Nothing was changed. Pages: ${count}.',
    'de-DE': 'Nichts wurde geändert. Seiten: ${count}.',
  },
  dryRunRefused: {
    'zh-CN': '这样无法发布；没有更改任何内容。页面数：${count}。',
    'en-US': 'It would be refused like this; nothing was changed. Pages: ${count}.',
    'de-DE': 'So würde es abgelehnt; nichts wurde geändert. Seiten: ${count}.',
  },
  baseOfOne: {
    'zh-CN': '--base 只用于单个页面。',
    'en-US': '--base is for one page alone.',
    'de-DE': '--base gilt nur für eine einzelne Seite.',
  },
  checkedBy: {
    'zh-CN': '已由 ${url} 检查。',
    'en-US': 'Checked by ${url}.',
    'de-DE': 'Geprüft von ${url}.',
  },
  notAsked: {
    'zh-CN': '没有检查字典、数据表、报表和其他页面的名称：请使用 --server。',
    'en-US': 'Names of dictionaries, tables, reports and other pages were not checked: use --server.',
    'de-DE': 'Namen von Wörterbüchern, Tabellen, Berichten und anderen Seiten wurden nicht geprüft: --server benutzen.',
  },
} satisfies Record<string, SourceText>

export type CliText = keyof typeof cliTexts
