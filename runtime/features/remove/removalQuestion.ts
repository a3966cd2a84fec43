import type { Row } from '../../../schemas/api/Result'
import type { RowsPart } from '../../model/PageModel'
import type { PageHost, Question } from '../../session/PageHost'
import { questionOver } from '../questionOver'

/** Asks whether these records are to be deleted, and names them. */
export function removalQuestion(host: Pick<PageHost, 'text' | 'user'>, page: RowsPart, rows: readonly Row[]): Question {
  const { text } = host
  const content = questionOver(page.deleteQuestion ?? text('list.confirmDeleteText'), host, page, rows)
  return { title: text('list.confirmDelete'), content, verb: text('list.delete'), danger: true }
}
