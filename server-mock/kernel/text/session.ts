/** Sentences about signing in and out. */
export const session = {
  signedIn: { 'zh-CN': '登录成功', 'en-US': 'Signed in', 'de-DE': 'Angemeldet' },
  wrong: { 'zh-CN': '用户名或密码错误', 'en-US': 'User name or password is wrong', 'de-DE': 'Benutzername oder Passwort ist falsch' },
  locked: {
    'zh-CN': '该用户登录失败次数过多，请于10分钟后再次登录！',
    'en-US': 'Too many failed attempts for this user, please try again in 10 minutes!',
    'de-DE': 'Zu viele Fehlversuche für diesen Benutzer, bitte in 10 Minuten erneut anmelden!',
  },
  signedOut: { 'zh-CN': '退出登录成功！', 'en-US': 'Signed out', 'de-DE': 'Abgemeldet' },
  noSession: {
    'zh-CN': '该会话已结束',
    'en-US': 'This session has already ended',
    'de-DE': 'Diese Sitzung ist bereits beendet',
  },
  badToken: { 'zh-CN': 'Token无效!', 'en-US': 'Token is not valid!', 'de-DE': 'Token ist ungültig!' },
  expired: {
    'zh-CN': 'Token失效，请重新登录!',
    'en-US': 'Your session has ended, please sign in again! (Token失效)',
    'de-DE': 'Ihre Sitzung ist beendet, bitte neu anmelden! (Token失效)',
  },
  otherTenant: {
    'zh-CN': '您不能以该租户的身份访问',
    'en-US': 'You cannot act for this tenant',
    'de-DE': 'Sie können nicht für diesen Mandanten handeln',
  },
  passwordOfAnother: {
    'zh-CN': '拒绝访问：只有管理员可以修改他人的密码',
    'en-US': 'Access refused: only administrators can change the password of somebody else',
    'de-DE': 'Zugriff verweigert: Das Passwort anderer ändern nur Administratoren',
  },
  unreadablePassword: {
    'zh-CN': '密码无法识别，请重试',
    'en-US': 'The password could not be read, please try again',
    'de-DE': 'Das Passwort war nicht lesbar, bitte versuchen Sie es erneut',
  },
  passwordWeak: {
    'zh-CN': '密码由12位数字、大小写字母和特殊符号组成!',
    'en-US': 'Password must be 12 characters of digits, upper and lower case letters and special symbols!',
    'de-DE': 'Das Passwort muss 12 Zeichen aus Ziffern, Groß- und Kleinbuchstaben und Sonderzeichen haben!',
  },
  confirmationMissing: {
    'zh-CN': '请再次输入登录密码!',
    'en-US': 'Please re-enter the login password!',
    'de-DE': 'Bitte geben Sie das Anmeldepasswort erneut ein!',
  },
  passwordMismatch: {
    'zh-CN': '两次输入的密码不一样！',
    'en-US': 'The two passwords entered do not match!',
    'de-DE': 'Die beiden eingegebenen Passwörter stimmen nicht überein!',
  },
  oldPasswordMissing: {
    'zh-CN': '请输入旧密码!',
    'en-US': 'Please enter the old password!',
    'de-DE': 'Bitte geben Sie das alte Passwort ein!',
  },
  oldPasswordWrong: {
    'zh-CN': '旧密码输入错误!',
    'en-US': 'The old password is wrong!',
    'de-DE': 'Das alte Passwort ist falsch!',
  },
  passwordChanged: {
    'zh-CN': '密码修改成功，请重新登录！',
    'en-US': 'Password changed, please sign in again!',
    'de-DE': 'Passwort geändert, bitte neu anmelden!',
  },
  noSuchUser: { 'zh-CN': '用户不存在!', 'en-US': 'There is no such user!', 'de-DE': 'Diesen Benutzer gibt es nicht!' },
  codeSent: { 'zh-CN': '验证码已发送', 'en-US': 'The code has been sent', 'de-DE': 'Der Code wurde gesendet' },
  codesOff: {
    'zh-CN': '短信验证码未启用，请联系管理员！',
    'en-US': 'Codes by text message are not set up, please ask your administrator!',
    'de-DE': 'Codes per SMS sind nicht eingerichtet, bitte wenden Sie sich an Ihre Administration!',
  },
  codeTooSoon: {
    'zh-CN': '验证码发送过于频繁，请稍后再试！',
    'en-US': 'Too many codes have been asked for, please try again later!',
    'de-DE': 'Es wurden zu viele Codes angefordert, bitte versuchen Sie es später erneut!',
  },
  codeMessage: {
    'zh-CN': '您的验证码是${code}，5分钟内有效，请勿告知他人。',
    'en-US': 'Your code is ${code}. It is valid for 5 minutes. Tell it to nobody.',
    'de-DE': 'Ihr Code lautet ${code}. Er gilt 5 Minuten. Geben Sie ihn nicht weiter.',
  },
  wrongCode: {
    'zh-CN': '手机号或验证码错误，或验证码已失效',
    'en-US': 'Phone number or code is wrong, or the code is no longer valid',
    'de-DE': 'Telefonnummer oder Code ist falsch, oder der Code gilt nicht mehr',
  },
  registrationClosed: {
    'zh-CN': '注册功能未开放，请联系管理员！',
    'en-US': 'Registration is closed, please ask your administrator!',
    'de-DE': 'Die Registrierung ist geschlossen, bitte wenden Sie sich an Ihre Administration!',
  },
  registered: { 'zh-CN': '注册成功', 'en-US': 'Registered', 'de-DE': 'Registriert' },
  usernameTaken: { 'zh-CN': '用户名已存在!', 'en-US': 'The user name is taken!', 'de-DE': 'Der Benutzername ist vergeben!' },
  phoneTaken: {
    'zh-CN': '该手机号已被注册!',
    'en-US': 'The phone number is registered already!',
    'de-DE': 'Die Telefonnummer ist bereits registriert!',
  },
  badTicket: {
    'zh-CN': '登录凭证无效或已过期',
    'en-US': 'The sign-in ticket is not valid, or no longer',
    'de-DE': 'Das Anmeldeticket ist ungültig oder abgelaufen',
  },
  ssoOff: { 'zh-CN': '单点登录未启用', 'en-US': 'Single sign-on is switched off', 'de-DE': 'Single Sign-on ist ausgeschaltet' },
  ssoRefused: {
    'zh-CN': '单点登录验证失败',
    'en-US': 'Single sign-on did not let you in',
    'de-DE': 'Single Sign-on hat die Anmeldung abgelehnt',
  },
  ssoUnavailable: {
    'zh-CN': '单点登录服务器无响应，请稍后重试',
    'en-US': 'The single sign-on server does not answer, please try again later',
    'de-DE': 'Der Single-Sign-on-Server antwortet nicht, bitte versuchen Sie es später erneut',
  },
  thirdPartyOff: {
    'zh-CN': '第三方登录未启用',
    'en-US': 'This third-party sign-in is switched off',
    'de-DE': 'Diese Drittanbieter-Anmeldung ist ausgeschaltet',
  },
  ended: { 'zh-CN': '已结束 ${count} 个会话', 'en-US': 'Sessions ended: ${count}', 'de-DE': 'Beendete Sitzungen: ${count}' },
}
