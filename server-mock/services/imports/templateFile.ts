import { chooseText } from '../../../schemas/page/Text'
import type { CallContext } from '../../kernel/CallContext'
import { SentFile } from '../../kernel/SentFile'
import { textOf } from '../../kernel/text/textOf'
import type { TableResource } from '../../resource'
import { writeSheets } from '../../sheets/readSheets'
import { sheetFormats } from '../../sheets/WrittenTable'
import type { Services } from '../Services'

/** The empty sheets that an import of the page reads, as a file. */
export async function templateFile({ pages }: Pick<Services, 'pages'>, resource: TableResource, context: CallContext): Promise<SentFile> {
  const { page = '' } = resource.declaration
  const title = chooseText(pages.config(page)?.title, context.language, page)
  const name = textOf('imports.templateName', context.language, { page: title })
  const content = await writeSheets(await resource.importTemplate(context))
  return new SentFile(`${name}.xlsx`, sheetFormats.xlsx.type, inOnePiece(content), { 'Cache-Control': 'no-store' })
}

async function* inOnePiece(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}
