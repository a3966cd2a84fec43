import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FirstPieces, firstPiecesFile } from '../schemas/wire/firstPieces'
import { packAssets } from './packAssets'

/** Packs what was built for the browser into the folder. */
const [folder = ''] = process.argv.slice(2)
const { kinds, frame } = JSON.parse(readFileSync(join(folder, firstPiecesFile), 'utf8')) as FirstPieces
const first = new Set([...Object.values(kinds).flat(), ...frame])

await packAssets(join(folder, 'assets'), (name) => first.has(`/assets/${name}`))
