/** Disclosed documents are searched by a part of their number: the n-grams of all numbers are in an index. */
export const documentNumbers = `
create index article_disclosure_doc_no_grams on article_disclosure using gin (search_grams(doc_no));
`
