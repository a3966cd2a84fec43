import { charts } from './charts'
import { documents } from './documents'
import { faces } from './faces'
import { favourites } from './favourites'
import { http } from './http'
import { imports } from './imports'
import { jobs } from './jobs'
import { messages } from './messages'
import { pages } from './pages'
import { people } from './people'
import { plan } from './plan'
import { rows } from './rows'
import { session } from './session'
import { shell } from './shell'
import { subRows } from './subRows'
import { superQuery } from './superQuery'

/** The sentences of the server by area. A text is asked for as `<area>.<key>`; values are written `${name}`. */
export const serverTextAreas = {
  charts,
  documents,
  faces,
  favourites,
  http,
  imports,
  jobs,
  messages,
  pages,
  people,
  plan,
  rows,
  session,
  shell,
  subRows,
  superQuery,
}
