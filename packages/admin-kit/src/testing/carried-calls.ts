/** A request as it goes from the page to the worker with the stories' server. */
export interface CarriedRequest {
  url: string
  method: string
  headers: [string, string][]
  /** Absent where the request has none. */
  body: ArrayBuffer | undefined
}

/** What came back. */
export interface CarriedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/** The server broke; its text is for the author of the story. */
export interface CarriedFault {
  fault: string
}
