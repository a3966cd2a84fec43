import type { Path } from '../checks/Finding'
import type { LocatedOpening } from './anatomy'
import { askingButton, askKeyOf, buttonActionsOf, type LocatedAction } from './buttonAnatomy'
import type { PageConfig } from './kinds'
import type { PlacedExpression } from './pageExpressions'
import type { Resource, ResourceAction } from './parts/Resource'
import { isJsonObject } from './readParts'

/** The expressions of what buttons do, and of the actions of the page's table. */
export function actionExpressionsOf(page: PageConfig): PlacedExpression[] {
  const { resource } = page as { resource?: Resource }
  return [
    ...buttonActionsOf(page).flatMap(expressionsOfButton),
    ...(resource?.actions ?? []).flatMap((action, index) => expressionsOfAction(page, action, ['resource', 'actions', index])),
  ]
}

function expressionsOfButton({ action, by, path }: LocatedAction): PlacedExpression[] {
  const asks = askKeyOf(by)
  const place = { isCondition: false, of: by.of, key: '', ...(asks === undefined ? {} : { asks }) }
  return action.type === 'call' ? listed(action.body, [...path, 'body']).map((found) => ({ ...place, ...found })) : []
}

type Found = Pick<PlacedExpression, 'source' | 'path'>

/** What a page is opened with. */
export function openingExpressions({ action, of, key: table, asks, path }: LocatedOpening): PlacedExpression[] {
  const { page, with: given = {} } = action
  const place = { isCondition: false, of, key: table, ...(asks === undefined ? {} : { asks }) }
  const into = (key: string) => ({ opens: { page, key } })
  return [
    ...listed(given.filter, [...path, 'with', 'filter']).map((found) => ({ ...place, ...found })),
    ...listed(given.values, [...path, 'with', 'values']).map((found) => ({ ...place, ...found, ...into(String(found.path.at(-1))) })),
    ...(given.row === undefined ? [] : [{ ...place, source: given.row, path: [...path, 'with', 'row'], ...into('id') }]),
  ]
}

function listed(sources: Readonly<Record<string, string>> = {}, path: Path): Found[] {
  return Object.entries(sources).map(([key, source]) => ({ source, path: [...path, key] }))
}

function expressionsOfAction(page: PageConfig, { url, set, when }: ResourceAction, path: Path): PlacedExpression[] {
  const by = askingButton(page, url)
  const asks = by && askKeyOf(by)
  const place = { of: 'stored' as const, key: '', ...(asks === undefined ? {} : { asks }) }
  const values = Object.entries(set ?? {}).flatMap(([key, value]): PlacedExpression[] =>
    isJsonObject(value) && typeof value.expression === 'string'
      ? [{ ...place, source: value.expression, path: [...path, 'set', key, 'expression'], isCondition: false, gives: key }]
      : [],
  )
  return [...values, ...(when === undefined ? [] : [{ ...place, source: when, path: [...path, 'when'], isCondition: true }])]
}
