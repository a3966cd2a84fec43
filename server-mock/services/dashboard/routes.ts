import { defineRoute, type Route } from '../../kernel/Route'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { readCounts } from './readCounts'
import { readOften } from './readOften'
import { readTasks } from './readTasks'

/** What the dashboard shows of real rows: each caller's own work, counts of rows, the pages used most. */
export function dashboardRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'GET',
      url: '/api/dashboard/tasks',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'DashboardTasks',
      handler: ({ context }) => readTasks(services, context),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/dashboard/counts',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'DashboardCounts',
      handler: async ({ context }) => ({ charts: await readCounts(services, context) }),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/dashboard/often',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'OftenUsed',
      handler: async ({ context }) => ({ items: await readOften(services.database, userOf(context).username) }),
    }),
  ]
}
