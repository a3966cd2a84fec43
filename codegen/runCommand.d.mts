/** The compiler that checks the types, as `runTool` takes it. */
export const compiler: string
