import { setFlagsFromString } from 'node:v8'

/**
 * The embedded database is optimized where it runs often, not where it ran twenty times: a first start, which runs much of it a little, spent a tenth of its
 * time on optimizing (28 s, 25 so). About the bytes that a function runs before; the engine's own measure is 1,800,000. A flag of V8, which Node takes while
 * it runs.
 */
export function optimizeLater(): void {
  setFlagsFromString('--wasm-tiering-budget=50000000')
}
