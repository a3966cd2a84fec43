import { readSearchText, writeSearchText } from '../../query/searchAddress'

interface SearchedAddress {
  address: string
  changeAddress(search: string): void
  /** Before other rows are asked for. */
  onChange(): void
}

/** The words that a list looks for, kept in its address; a page without the box looks for none. */
export function useSearchText(hasBox: boolean, { address, changeAddress, onChange }: SearchedAddress) {
  return {
    words: hasBox ? readSearchText(address) : '',
    search(words: string) {
      onChange()
      changeAddress(writeSearchText(address, words))
    },
  }
}
