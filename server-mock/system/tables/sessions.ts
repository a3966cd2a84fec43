import { always, longTextField, numberField, serviceTable, textField, timeField } from './fieldsOf'

/** Sessions by the SHA-256 of their token; the token itself is nowhere kept. Those with `idleSeconds` end when nothing was called for so long. */
export const sysSession = serviceTable({
  table: 'sys_session',
  fields: [
    always(textField('tokenHash')),
    always(textField('userId')),
    always(timeField('expiresAt')),
    timeField('revokedAt'),
    timeField('lastUsedAt'),
    numberField('idleSeconds'),
    textField('ip'),
    longTextField('userAgent'),
  ],
  unique: [['tokenHash']],
  indexes: [['userId']],
})

/** Failed sign-ins by user name, known or not. */
export const sysSignInFailure = serviceTable({
  table: 'sys_sign_in_failure',
  fields: [always(textField('username')), always(numberField('failures')), always(timeField('lastAt'))],
  unique: [['username']],
})

/** Key pairs that all servers share, by what they are for. The private half never leaves the server. */
export const sysKey = serviceTable({
  table: 'sys_key',
  fields: [always(textField('name')), always(textField('publicKey')), always(textField('privateKey'))],
  unique: [['name']],
  secretFields: ['privateKey'],
})

/** What is good once and for a short time: nonces of passwords, tickets that are exchanged for a session. Kept by SHA-256. */
export const sysTicket = serviceTable({
  table: 'sys_ticket',
  fields: [always(textField('kind')), always(textField('ticketHash')), textField('userId'), always(timeField('expiresAt'))],
  unique: [['ticketHash']],
  indexes: [['expiresAt']],
})

/** The newest code of a phone for each purpose, hashed, with what was asked for and tried. */
export const sysSmsCode = serviceTable({
  table: 'sys_sms_code',
  fields: [
    always(textField('phone')),
    always(textField('mode')),
    textField('codeHash'),
    always(timeField('expiresAt')),
    always(numberField('failures')),
    always(timeField('sentAt')),
    always(timeField('countedFrom')),
    always(numberField('sentCount')),
    textField('ip'),
  ],
  unique: [['phone', 'mode']],
})

/** Messages of the sender that only writes them down; of the demonstration, as long as no other is configured. */
export const sysSmsLog = serviceTable({
  table: 'sys_sms_log',
  fields: [always(textField('phone')), always(longTextField('content'))],
  indexes: [['phone']],
})

/** What was uploaded without signing in within the day that is running, by anonymous user and by address. */
export const sysUploadQuota = serviceTable({
  table: 'sys_upload_quota',
  fields: [always(textField('name')), always(numberField('files')), always(numberField('bytes')), always(timeField('dayEnds'))],
  unique: [['name']],
  indexes: [['dayEnds']],
})

/** Calls within the window that is running, by what is counted and who calls. */
export const sysCallCount = serviceTable({
  table: 'sys_call_count',
  fields: [always(longTextField('name')), always(numberField('calls')), always(timeField('windowEnds'))],
  unique: [['name']],
  indexes: [['windowEnds']],
})
