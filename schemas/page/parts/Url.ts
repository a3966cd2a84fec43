import type { ListUrls } from '../../wire/rowCalls'

/**
 * A path under the API base, for example `/test/equipment/list`. No part of it is empty or begins with a dot.
 * @pattern ^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+/?$
 * @maxLength 201
 */
export type UrlPath = string

/** The calls of a form page, as paths under the API base. */
export type FormUrls = Pick<ListUrls, 'add' | 'edit' | 'queryById' | 'find'>
