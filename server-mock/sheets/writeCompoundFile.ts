const sectorBytes = 512
/** What stands in the table of sectors: the end of a chain, a sector of the table itself, one of its list, none. */
const [endOfChain, ofTable, ofList, free] = [0xffff_fffe, 0xffff_fffd, 0xffff_fffc, 0xffff_ffff]
const numbersInSector = sectorBytes / 4
/** Sectors of the table that the beginning of the file names itself. */
const namedAtStart = 109
/** Shorter ones are kept in another way, which is not needed here. */
const smallestStream = 4096

/** One stream in a compound file of Microsoft's, as .xls files are. */
export function* writeCompoundFile(name: string, pieces: readonly Buffer[]): Generator<Buffer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const size = Math.max(length, smallestStream)
  const content = Math.ceil(size / sectorBytes)
  const { table, list } = sectorsOfTable(content + 1)
  const firstOfTable = content + 1
  const firstOfList = firstOfTable + table
  const tableSectors = Array.from({ length: table }, (_, index) => firstOfTable + index)
  yield header({ directory: content, table: tableSectors, list, firstOfList })
  yield* pieces
  yield Buffer.alloc(content * sectorBytes - length)
  yield directory(name, size)
  yield sectorTable({ content, table, list })
  yield sectorList(tableSectors.slice(namedAtStart), list, firstOfList)
}

/** How many sectors the table of all sectors takes, and the list of the table's own sectors that the beginning has no room for. */
function sectorsOfTable(others: number): { table: number; list: number } {
  for (let table = 1; ; table++) {
    const list = Math.ceil(Math.max(0, table - namedAtStart) / (numbersInSector - 1))
    if (table * numbersInSector >= others + table + list) return { table, list }
  }
}

function header({
  directory,
  table,
  list,
  firstOfList,
}: {
  directory: number
  table: readonly number[]
  list: number
  firstOfList: number
}): Buffer {
  const start = Buffer.alloc(sectorBytes)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(start)
  start.writeUInt16LE(0x3e, 24)
  start.writeUInt16LE(3, 26)
  start.writeUInt16LE(0xfffe, 28)
  start.writeUInt16LE(9, 30)
  start.writeUInt16LE(6, 32)
  start.writeUInt32LE(table.length, 44)
  start.writeUInt32LE(directory, 48)
  start.writeUInt32LE(smallestStream, 56)
  start.writeUInt32LE(endOfChain, 60)
  start.writeUInt32LE(list === 0 ? endOfChain : firstOfList, 68)
  start.writeUInt32LE(list, 72)
  for (let index = 0; index < namedAtStart; index++) start.writeUInt32LE(table[index] ?? free, 76 + index * 4)
  return start
}

/** The root and the stream, which begins at the first sector. */
function directory(name: string, size: number): Buffer {
  return Buffer.concat([
    directoryEntry('Root Entry', 5, { child: 1, start: endOfChain, size: 0 }),
    directoryEntry(name, 2, { child: free, start: 0, size }),
    emptyEntry(),
    emptyEntry(),
  ])
}

function directoryEntry(name: string, kind: number, { child, start, size }: { child: number; start: number; size: number }): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry[66] = kind
  entry[67] = 1
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(free, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function emptyEntry(): Buffer {
  const entry = Buffer.alloc(128)
  for (const at of [68, 72, 76]) entry.writeUInt32LE(free, at)
  return entry
}

/** For each sector the one that follows it. */
function sectorTable({ content, table, list }: { content: number; table: number; list: number }): Buffer {
  const sectors = Buffer.alloc(table * sectorBytes, 0xff)
  const set = (sector: number, value: number) => sectors.writeUInt32LE(value, sector * 4)
  for (let sector = 0; sector < content; sector++) set(sector, sector === content - 1 ? endOfChain : sector + 1)
  set(content, endOfChain)
  for (let index = 0; index < table; index++) set(content + 1 + index, ofTable)
  for (let index = 0; index < list; index++) set(content + 1 + table + index, ofList)
  return sectors
}

/** The sectors of the table that the beginning does not name; the last number of a sector says where the list goes on. */
function sectorList(table: readonly number[], list: number, firstOfList: number): Buffer {
  const sectors = Buffer.alloc(list * sectorBytes, 0xff)
  for (const [index, sector] of table.entries()) {
    const [part, place] = [Math.floor(index / (numbersInSector - 1)), index % (numbersInSector - 1)]
    sectors.writeUInt32LE(sector, part * sectorBytes + place * 4)
  }
  for (let part = 0; part < list; part++) {
    sectors.writeUInt32LE(part === list - 1 ? endOfChain : firstOfList + part + 1, (part + 1) * sectorBytes - 4)
  }
  return sectors
}
