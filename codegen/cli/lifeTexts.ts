// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'

/** What the command line says of the life of a page, of several pages at once, and of signing in. */
export const lifeTexts = {
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
    'en-US': 'unpublish a page; publishing brings it back',
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
  'option.grant': {
    'zh-CN': '把页面的权限授予角色，例如 staff=list,add；可以多次使用',
    'en-US': 'give a role permissions of the page, for example staff=list,add; more than once for several roles',
    'de-DE': 'einer Rolle Rechte der Seite geben, zum Beispiel staff=list,add; für mehrere Rollen mehrmals',
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
    'en-US': '${code} was unpublished.',
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
    'zh-CN': '全部发布，文件数：${count}。',
    'en-US': 'All are published. Files: ${count}.',
    'de-DE': 'Alle sind veröffentlicht. Dateien: ${count}.',
  },
  dryRun: {
    'zh-CN': '没有更改任何内容。文件数：${count}。',
    'en-US': 'Nothing was changed. Files: ${count}.',
    'de-DE': 'Nichts wurde geändert. Dateien: ${count}.',
  },
  dryRunRefused: {
    'zh-CN': '这样无法发布；没有更改任何内容。文件数：${count}。',
    'en-US': 'It would be refused like this; nothing was changed. Files: ${count}.',
    'de-DE': 'So würde es abgelehnt; nichts wurde geändert. Dateien: ${count}.',
  },
  badGrant: {
    'zh-CN': '“${found}”应写成 角色=权限,权限，例如 staff=list,add。',
    'en-US': '"${found}" should be role=permission,permission, for example staff=list,add.',
    'de-DE': '"${found}" muss Rolle=Recht,Recht heißen, zum Beispiel staff=list,add.',
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
