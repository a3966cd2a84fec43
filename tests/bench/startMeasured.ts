import { join } from 'node:path'
import { startServer } from '../../server-mock/app/startServer'
import type { Database } from '../../server-mock/db/Database'
import { passwords } from '../support/startProduct'

/** The product over a database that is measured: all its pages, none of their demonstration rows, on a free port. With a browser part where a folder holds one. */
export function startMeasured(database: Database, folder: string, clientFolder?: string): ReturnType<typeof startServer> {
  return startServer(database, {
    host: '127.0.0.1',
    port: 0,
    uploadFolder: join(folder, 'uploads'),
    clientFolder,
    documentsFolder: 'pages',
    pagesFolder: 'pages',
    withDemo: false,
    passwords: { admin: passwords.admin },
    onProgress: () => {},
  })
}
