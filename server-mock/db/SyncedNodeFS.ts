import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of an open file that emscripten's Node file system hands to its operations. */
interface OpenFile {
  /** Number of the open file; folders have none. */
  nfd?: number
  node: unknown
}

interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number }
  realPath(node: unknown): string
}

/**
 * The package's folder storage with real `fsync`: the original leaves it out, so that a commit would be acknowledged before it is on disk.
 * Needs `wal_sync_method=fsync`, because `fdatasync` is a system call there that does nothing and cannot be replaced.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addSync((module as { NODEFS: NodeFileSystem }).NODEFS)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(files: NodeFileSystem): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

/** Brings a file or folder to disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
