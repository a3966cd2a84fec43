// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText
import type { SourceText } from '../../schemas/language/SourceText'
import { importTexts } from '../import/importTexts'
import { lifeTexts } from './lifeTexts'
import { lspTexts } from './lspTexts'

/** Everything that the command line says. */
export const cliTexts = {
  ...importTexts,
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
  'summary.validate': {
    'zh-CN': '检查页面、字典和规则的文件',
    'en-US': 'check the files of pages, dictionaries and rules',
    'de-DE': 'die Dateien von Seiten, Wörterbüchern und Regeln prüfen',
  },
  'summary.types': { 'zh-CN': '由页面生成行类型', 'en-US': 'make row types from pages', 'de-DE': 'Zeilentypen aus Seiten erzeugen' },
  'summary.new': {
    'zh-CN': '新建页面、字典或规则的文件',
    'en-US': 'write a page, dictionary or rule to start from',
    'de-DE': 'eine Seite, ein Wörterbuch oder eine Regel zum Anfangen schreiben',
  },
  'summary.diff': {
    'zh-CN': '与已发布的页面比较',
    'en-US': 'compare with the published page',
    'de-DE': 'mit der veröffentlichten Seite vergleichen',
  },
  'summary.publish': {
    'zh-CN': '发布页面、字典或规则',
    'en-US': 'publish a page, dictionary or rule',
    'de-DE': 'eine Seite, ein Wörterbuch oder eine Regel veröffentlichen',
  },
  'summary.history': { 'zh-CN': '列出页面的版本', 'en-US': 'list the versions of a page', 'de-DE': 'die Versionen einer Seite auflisten' },
  'summary.rollback': {
    'zh-CN': '恢复到以前的版本',
    'en-US': 'bring an earlier version back',
    'de-DE': 'eine frühere Version zurückholen',
  },
  'summary.list': {
    'zh-CN': '列出字典、报表、表、类型、规则等，及其使用位置',
    'en-US': 'list dictionaries, reports, tables, kinds, rules …, each with where it is used',
    'de-DE': 'Wörterbücher, Berichte, Tabellen, Arten, Regeln … auflisten, mit ihrer Verwendung',
  },
  wrongList: {
    'zh-CN': '无法列出“${found}”：${known}',
    'en-US': '"${found}" cannot be listed: ${known}',
    'de-DE': '"${found}" lässt sich nicht auflisten: ${known}',
  },
  nothingListed: { 'zh-CN': '没有。', 'en-US': 'There are none.', 'de-DE': 'Es gibt keine.' },
  usedIn: { 'zh-CN': '用于', 'en-US': 'used in', 'de-DE': 'verwendet in' },
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
    'zh-CN': '文件数：${count}，没有问题。',
    'en-US': 'Files: ${count}, no problems.',
    'de-DE': 'Dateien: ${count}, keine Probleme.',
  },
  problemCount: {
    'zh-CN': '文件数：${count}，错误：${errors}，警告：${warnings}。',
    'en-US': 'Files: ${count}, errors: ${errors}, warnings: ${warnings}.',
    'de-DE': 'Dateien: ${count}, Fehler: ${errors}, Warnungen: ${warnings}.',
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
    'zh-CN': '${path} 中没有页面、字典或规则的文件（*.page.json、*.dict.json 等）。',
    'en-US': 'There are no files of pages, dictionaries or rules (*.page.json, *.dict.json …) in ${path}.',
    'de-DE': 'In ${path} sind keine Dateien von Seiten, Wörterbüchern oder Regeln (*.page.json, *.dict.json …).',
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
  wrongDocumentCode: {
    'zh-CN': '“${found}”不能作为代码：以字母开头，只含字母、数字、下划线和连字符，最多 60 个字符。',
    'en-US': '"${found}" cannot be a code: a letter, then letters, digits, underscores and hyphens, 60 characters at most.',
    'de-DE':
      '"${found}" kann kein Code sein: ein Buchstabe, dann Buchstaben, Ziffern, Unterstriche und Bindestriche, höchstens 60 Zeichen.',
  },
  makeIt: {
    'zh-CN': '新建：${command}',
    'en-US': 'make it: ${command}',
    'de-DE': 'anlegen: ${command}',
  },
  wrongKind: {
    'zh-CN': '没有类型“${found}”：${known}',
    'en-US': 'There is no kind "${found}": ${known}',
    'de-DE': 'Es gibt keine Art "${found}": ${known}',
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
  ...lifeTexts,
  ...lspTexts,
} satisfies Record<string, SourceText>

export type CliText = keyof typeof cliTexts
