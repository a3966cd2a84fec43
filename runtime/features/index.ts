import { advancedQuery } from './advancedQuery/advancedQuery'
import { analysis } from './analysis/analysis'
import { charts } from './charts/charts'
import { closing } from './close/closing'
import { create } from './create/create'
import { enlarge } from './enlarge/enlarge'
import { exportList } from './export/exportList'
import { favourites } from './favourites/favourites'
import { fullScreen } from './fullScreen/fullScreen'
import { grouping } from './grouping/grouping'
import { help } from './help/help'
import { importing } from './import/importing'
import type { ListFeature, RowsContext } from './ListFeature'
import { print } from './print/print'
import { query } from './query/query'
import { refresh } from './refresh/refresh'
import { remove } from './remove/remove'
import { trash } from './trash/trash'
import { layout } from './views/layout'

/** What lists can do, in the order in which the buttons stand. */
export const listFeatures: readonly ListFeature[] = [
  create,
  query,
  advancedQuery,
  remove,
  importing,
  exportList,
  layout,
  grouping,
  charts,
  refresh,
  trash,
  print,
  fullScreen,
  favourites,
  help,
  closing,
  analysis,
  enlarge,
]

/** What reports and calendars can do, in the same order. */
export const rowsFeatures: readonly ListFeature<RowsContext>[] = [
  advancedQuery,
  exportList,
  layout,
  charts,
  refresh,
  print,
  fullScreen,
  favourites,
  help,
  closing,
]
