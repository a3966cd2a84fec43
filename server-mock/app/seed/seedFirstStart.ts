import type { Services } from '../../services/Services'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'
import { filesUnder } from './filesUnder'
import { importDocuments, importPages, preparePages } from './importPages'
import { importRows } from './importRows'
import { completeRights } from './productRights'
import { addAccounts, addDemoPeople, type FirstAccounts, prepareAccounts, seedRoles } from './seedAccounts'
import { seedAnnouncements } from './seedAnnouncements'
import { seedCategories } from './seedCategories'
import { seedDepartments, seedPositions } from './seedDepartments'
import { seedFavourites } from './seedFavourites'
import { seedMenu } from './seedMenu'
import { tellSteps } from './tellSteps'

export interface SeedOptions {
  /** Where the dictionaries and rules stand that the product's own pages name. */
  documentsFolder: string
  pagesFolder?: string
  withDemo: boolean
  passwords: { admin?: string; demo?: string }
  /** Called with what is being done, for the terminal. */
  onProgress(progress: string): void
  /** Called with the accounts as soon as they exist, since a password that was made up is kept nowhere; left out when every password is given. */
  onAccounts?(accounts: FirstAccounts): void
}

/** Roles, accounts and menu: all of it or nothing. */
async function seedBasics({ database }: Services, { withDemo, passwords }: SeedOptions): Promise<FirstAccounts> {
  const accounts = await prepareAccounts(withDemo, passwords)
  return database.transaction(async (connection) => {
    const roleIds = await seedRoles(connection)
    await seedPositions(connection)
    await seedMenu(connection, roleIds)
    const departments = await seedDepartments(connection)
    if (withDemo) await addDemoPeople(connection, departments)
    if (withDemo) await seedAnnouncements(connection)
    if (withDemo) await seedCategories(connection)
    return addAccounts(connection, accounts, roleIds, departments)
  })
}

/** Name of the mark that says that the first start was finished. */
const finished = 'first-start-finished'

async function isFinished({ database }: Services): Promise<boolean> {
  return (
    (await systemTables(database.kysely).selectFrom('sys_counter').select('id').where('name', '=', finished).executeTakeFirst()) !==
    undefined
  )
}

/**
 * Fills an empty database: accounts and menu, then dictionaries, rules, pages and demonstration rows. A first start that was broken off is taken up again where
 * it stopped; later starts change nothing.
 */
export async function seedFirstStart(services: Services, options: SeedOptions): Promise<void> {
  const { database, rights } = services
  if (await isFinished(services)) return
  options.onProgress('First start: making the tables, accounts and pages …')
  const hasUsers = await systemTables(database.kysely).selectFrom('sys_user').select('id').limit(1).executeTakeFirst()
  // Before anything else can go wrong: a start that is broken off later never shows these passwords again.
  if (!hasUsers) {
    const accounts = await seedBasics(services, options)
    options.onAccounts?.(accounts)
  }
  await completeRights(database)
  rights.forget()
  await database.commitTogether(() => importFiles(services, options))
  await insertSystemRow(database.kysely, 'sys_counter', { name: finished, value: 1 })
}

/** Dictionaries, rules, pages and demonstration rows. */
async function importFiles(services: Services, { documentsFolder, pagesFolder, withDemo, onProgress }: SeedOptions): Promise<void> {
  // Before the dictionaries: the thread for validators starts, and compiles the first of them, while those are written.
  const pages = await preparePages(services, pagesFolder ? await filesUnder(pagesFolder, '.page.json') : [])
  await importDocuments(services, documentsFolder, onProgress)
  if (!pagesFolder) return
  await importPages(services, pages, onProgress, tellSteps('pages', 8, onProgress))
  if (!withDemo) return
  await importRows(services, pagesFolder, onProgress, tellSteps('rows of the demonstration', 4, onProgress))
  await services.database.transaction(seedFavourites)
}
