export const page = {
  problems: 'The config of this page has {{n}} problems',
  newVersion: 'A new version of this page has been published. It will be applied after you save',
}
