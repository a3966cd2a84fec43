import { sheetName, type WrittenCell, type WrittenColumn, type WrittenTable, widthOf } from './WrittenTable'
import { writeZip } from './writeZip'
import { cellStyles, contentOf, formatOf, indentLevels, placeOfLook } from './writtenCells'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The table as an .xlsx file, in pieces that leave as its rows arrive: no more than one part of the rows is held. */
export function writeXlsx(table: WrittenTable): AsyncGenerator<Buffer> {
  const whole = (name: string, text: string) => ({ name, content: [head + text] })
  return writeZip([
    whole('[Content_Types].xml', contentTypes()),
    whole('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    whole('xl/workbook.xml', workbook(sheetName(table.name))),
    whole(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    whole('xl/styles.xml', styles()),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(table) },
  ])
}

async function* sheet({ columns, rows }: WrittenTable): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnLetters(index))
  const cols = columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`)
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const titles = columns.map(({ title }, index) => textCell(`${names[index]}1`, contentText(title), placeOfLook('heading')))
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  yield `${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData><row r="1">${titles.join('')}</row>`
  let number = 1
  for await (const part of rows) {
    let text = ''
    for (const row of part) {
      number += 1
      text += rowXml(row, columns, names, number)
    }
    yield text
  }
  yield '</sheetData></worksheet>'
}

function rowXml(row: readonly WrittenCell[], columns: readonly WrittenColumn[], names: readonly string[], number: number): string {
  let cells = ''
  for (const [index, column] of columns.entries()) {
    const content = contentOf(column, row[index] ?? null)
    if (!content) continue
    const place = `${names[index]}${number}`
    if ('text' in content) cells += textCell(place, content.text, placeOfLook('plain', content.level))
    else cells += `<c r="${place}"${styleOf(placeOfLook(content.style))}><v>${content.number}</v></c>`
  }
  return `<row r="${number}">${cells}</row>`
}

function contentText(title: string): string {
  const content = contentOf({ type: 'text' }, title)
  return content && 'text' in content ? content.text : ''
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}"${styleOf(style)} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function styleOf(index: number): string {
  return index === 0 ? '' : ` s="${index}"`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no words for some characters; spreadsheets write them as `_x0007_`, and what looks like that as `_x005F_x0007_`. */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}

/** A, B … Z, AA … */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

function contentTypes(): string {
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  const rels = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  const parts = [part('/xl/workbook.xml', 'sheet.main'), part('/xl/worksheets/sheet1.xml', 'worksheet'), part('/xl/styles.xml', 'styles')]
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  return `<Types xmlns="${types}">${rels}<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${target}"/>`)
  return `<Relationships xmlns="${packageRelations}">${each.join('')}</Relationships>`
}

function workbook(name: string): string {
  return `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

/** Formats of our own have numbers from here. */
const firstFormat = 164

function styles(): string {
  const own = cellStyles.flatMap((style, index) => {
    const code = formatOf(style)
    return code === undefined ? [] : [{ id: firstFormat + index, code }]
  })
  const formats = own.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`
  const xfs = cellStyles.map((style, index) => {
    const format = formatOf(style) === undefined ? 0 : firstFormat + index
    return `<xf numFmtId="${format}" fontId="${style === 'heading' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
  })
  const indented = Array.from({ length: indentLevels }, (_, index) => {
    return `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment horizontal="left" indent="${index + 1}"/></xf>`
  })
  const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`
  return [
    `<styleSheet xmlns="${main}"><numFmts count="${own.length}">${formats}</numFmts>`,
    `<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length + indented.length}">${xfs.join('')}${indented.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}
