import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'

const sessionTexts = {
  title: { 'zh-CN': '登录的设备', 'en-US': 'Signed-in devices', 'de-DE': 'Angemeldete Geräte' },
  hint: {
    'zh-CN': '您的账号当前在以下设备上登录。若有不认识的设备，请结束该会话并修改密码。',
    'en-US': 'Your account is signed in on these devices. If you do not know one, end its session and change your password.',
    'de-DE':
      'Ihr Konto ist auf diesen Geräten angemeldet. Wenn Sie eines nicht kennen, beenden Sie dessen Sitzung und ändern Sie Ihr Passwort.',
  },
  unknown: { 'zh-CN': '未知设备', 'en-US': 'Unknown device', 'de-DE': 'Unbekanntes Gerät' },
  current: { 'zh-CN': '本设备', 'en-US': 'This device', 'de-DE': 'Dieses Gerät' },
  signedIn: { 'zh-CN': '登录于 ${time}', 'en-US': 'Signed in ${time}', 'de-DE': 'Angemeldet ${time}' },
  used: { 'zh-CN': '最近使用于 ${time}', 'en-US': 'Last used ${time}', 'de-DE': 'Zuletzt genutzt ${time}' },
  end: { 'zh-CN': '结束会话', 'en-US': 'End', 'de-DE': 'Beenden' },
  endOne: { 'zh-CN': '结束会话：${device}', 'en-US': 'End the session: ${device}', 'de-DE': 'Sitzung beenden: ${device}' },
  endOthers: { 'zh-CN': '结束其他所有会话', 'en-US': 'End all others', 'de-DE': 'Alle anderen beenden' },
  endOthersQuestion: {
    'zh-CN': '结束其他所有会话？',
    'en-US': 'End all other sessions?',
    'de-DE': 'Alle anderen Sitzungen beenden?',
  },
  endOthersHint: {
    'zh-CN': '其他设备需要重新登录。',
    'en-US': 'The other devices have to sign in again.',
    'de-DE': 'Auf den anderen Geräten ist eine neue Anmeldung nötig.',
  },
  ended: { 'zh-CN': '会话已结束', 'en-US': 'The session has ended', 'de-DE': 'Die Sitzung ist beendet' },
  endedOthers: {
    'zh-CN': '其他会话均已结束',
    'en-US': 'All other sessions have ended',
    'de-DE': 'Alle anderen Sitzungen sind beendet',
  },
  endingTitle: { 'zh-CN': '即将自动退出', 'en-US': 'You are about to be signed out', 'de-DE': 'Sie werden gleich abgemeldet' },
  ending: {
    'zh-CN': '您的登录将在 ${minutes} 分钟内结束。是否继续使用？',
    'en-US': 'Your session ends within ${minutes} minutes. Do you want to go on?',
    'de-DE': 'Ihre Sitzung endet in höchstens ${minutes} Minuten. Möchten Sie weiterarbeiten?',
  },
  endingSoon: {
    'zh-CN': '您的登录将在 1 分钟内结束。是否继续使用？',
    'en-US': 'Your session ends within a minute. Do you want to go on?',
    'de-DE': 'Ihre Sitzung endet in höchstens einer Minute. Möchten Sie weiterarbeiten?',
  },
  stay: { 'zh-CN': '保持登录', 'en-US': 'Stay signed in', 'de-DE': 'Angemeldet bleiben' },
  idle: {
    'zh-CN': '由于长时间未使用，您已自动退出。',
    'en-US': 'You were signed out because the computer was not used for a while.',
    'de-DE': 'Sie wurden abgemeldet, weil der Computer eine Weile nicht genutzt wurde.',
  },
  linkHint: {
    'zh-CN': '在另一台设备上扫码或打开该链接，即以您的账号登录并打开当前页面。链接一分钟内有效，只能使用一次，请勿转发给他人。',
    'en-US':
      'Whoever scans the code or opens the link is signed in as you, and sees this page. It works once, within a minute. Do not pass it on to anybody.',
    'de-DE':
      'Wer den Code scannt oder den Link öffnet, ist als Sie angemeldet und sieht diese Seite. Er gilt einmal und eine Minute lang. Geben Sie ihn nicht weiter.',
  },
  link: { 'zh-CN': '登录链接', 'en-US': 'Link that signs you in', 'de-DE': 'Link zum Anmelden' },
  linkCode: { 'zh-CN': '登录二维码', 'en-US': 'Code to scan', 'de-DE': 'Code zum Scannen' },
  linkCopy: { 'zh-CN': '复制链接', 'en-US': 'Copy link', 'de-DE': 'Link kopieren' },
  linkCopied: { 'zh-CN': '链接已复制', 'en-US': 'The link is copied', 'de-DE': 'Der Link ist kopiert' },
  linkNotCopied: {
    'zh-CN': '浏览器不允许复制，请手动选择链接',
    'en-US': 'The browser does not allow copying, please select the link yourself',
    'de-DE': 'Der Browser lässt das Kopieren nicht zu, bitte markieren Sie den Link selbst',
  },
  linkOver: { 'zh-CN': '该链接已过期。', 'en-US': 'The link is no longer valid.', 'de-DE': 'Der Link gilt nicht mehr.' },
  linkNew: { 'zh-CN': '生成新链接', 'en-US': 'New link', 'de-DE': 'Neuer Link' },
} satisfies Record<string, SourceText>

export const useSessionText = () => useFeatureText<keyof typeof sessionTexts>(sessionTexts)
