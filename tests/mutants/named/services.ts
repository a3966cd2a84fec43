import type { NamedMutant } from '../NamedMutant'

const folder = 'server-mock/services'
const tests = (...names: string[]) => names.map((name) => `tests/server-mock/services/${name}.test.ts`)

/** Signing in, files, sockets and publishing. */
export const serviceMutants: readonly NamedMutant[] = [
  {
    name: 'S1 one address gets messages for any number of phones',
    file: `${folder}/session/smsCodes.ts`,
    find: 'if (await isAddressBusy(database, ip)) return null',
    replace: 'await isAddressBusy(database, ip)',
    tests: tests('signInVariants'),
  },
  {
    name: 'S2 the old password may be guessed',
    file: `${folder}/session/passwordRoutes.ts`,
    find: "if (!(await takeAttempt(database, account.username))) return 'session.locked'",
    replace: 'await takeAttempt(database, account.username)',
    tests: tests('password'),
  },
  {
    name: 'S3 a ticket for another service is taken',
    file: `${folder}/session/cas.ts`,
    find: "if (!isOwn) throw new CallFailure('sign-in-refused', 'session.ssoRefused')",
    replace: 'void isOwn',
    tests: tests('singleSignOn'),
  },
  {
    name: 'S4 CAS signs in a user who is frozen',
    file: `${folder}/session/variantRoutes.ts`,
    find: 'if (!account?.isActive) throw',
    replace: 'if (!account) throw',
    tests: tests('singleSignOn'),
  },
  {
    name: 'S5 a text with a zero byte is taken',
    file: `${folder}/upload/fileType.ts`,
    find: 'if (!contentType || content.includes(0)) throw',
    replace: 'if (!contentType) throw',
    tests: tests('upload'),
  },
  {
    name: 'S6 the record of a file that could not be kept stays',
    file: `${folder}/upload/fileStore.ts`,
    find: "    await systemTables(database.kysely).deleteFrom('sys_file').where('path', '=', path).execute()\n",
    replace: '',
    tests: tests('fileStorage', 'upload'),
  },
  {
    name: 'S7 a silent socket outlives its session',
    file: `${folder}/socket/registerSocket.ts`,
    find: '      void isSessionValid().catch(() => {})\n',
    replace: '      void isSessionValid\n',
    tests: tests('socket'),
  },
  {
    name: 'S11 two pages are published over one another',
    file: `${folder}/pages/publishLock.ts`,
    find: 'if (Number(rows[0]?.value) !== checkedAt + 1) throw new PublishConflict()',
    replace: 'void [rows, checkedAt]',
    tests: [...tests('publishing', 'refusedPublish'), 'tests/server-mock/app/severalServers.test.ts'],
  },
  {
    name: 'P1 the password of anybody is changed with a permission',
    file: `${folder}/session/passwordRoutes.ts`,
    find: '!isOwn && !hasRole(administratorRole, userOf(context).roles)',
    replace: "!isOwn && !context.can('user:edit')",
    tests: tests('passwordOfOthers'),
  },
]
