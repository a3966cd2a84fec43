import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { SentFile } from '../../kernel/SentFile'
import { textOf } from '../../kernel/text/textOf'
import type { TableResource } from '../../resource'
import { writeSheets } from '../../sheets/readSheets'
import { sheetFormats } from '../../sheets/WrittenTable'
import { asShown, shownPage } from '../rows/shownPage'
import type { Services } from '../Services'

/** The empty sheets that an import of the page reads, as a file. */
export async function templateFile(
  services: Pick<Services, 'pages' | 'registry' | 'database'>,
  resource: TableResource,
  context: CallContext,
): Promise<SentFile> {
  const title = chooseText(shownPage(services, resource)?.title, context.language, resource.declaration.table)
  const name = textOf('imports.templateName', context.language, { page: title })
  const content = await writeSheets(await asShown(services, resource).importTemplate(context))
  return new SentFile(`${name}.xlsx`, sheetFormats.xlsx.type, inOnePiece(content), { 'Cache-Control': 'no-store' })
}

async function* inOnePiece(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}
