import type { Row } from '../../../schemas/api/Result'
import { preloadEditors } from '../../fields/preloadInputs'
import { preloadForm } from '../../form/laterParts'
import { loadValidators } from '../../form/loadValidators'
import { createCore, type RowFormCore } from '../../form/RowFormCore'
import { submitForm } from '../../form/submitForm'
import { loadCompilers } from '../../form/useCompilers'
import type { ListModel } from '../../model/PageModel'
import type { PageHost } from '../../session/PageHost'

/**
 * Opens a row as its form does, without drawing one: the same fields, rules, conditions and rights. It begins with the row as it is stored now; a page
 * without `url.queryById` has the row of the list.
 */
export async function open(page: ListModel, host: PageHost, listed: Row): Promise<RowFormCore> {
  const { queryById } = page.url
  const [{ sub, ...row }] = await Promise.all([
    queryById === undefined ? listed : host.calls.queryById(queryById, listed.id),
    loadCompilers(page),
    preloadForm(page),
    // A cell that opens must take the next key at once.
    preloadEditors(page.columns),
  ])
  // A cast: rows of sub-tables come under their keys.
  const subRows = sub as Readonly<Record<string, readonly Row[]>> | undefined
  const core = createCore({ id: `row-edit-${listed.id}`, page, mode: 'edit', row, subRows, host })
  if (!host.isPreview) void loadValidators(page.code, core.validator)
  return core
}

/** Saves what was typed; true when nothing is left to be saved. */
export async function save(core: RowFormCore): Promise<boolean> {
  const { atoms } = core.store
  if (!atoms.get(core.signals.isDirty)) return true
  let isSaved = false
  await submitForm(core, () => {
    isSaved = true
    core.host.notify('success', core.host.text('form.edited'))
  })
  return isSaved
}
