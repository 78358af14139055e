import './promise-resolvers'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
