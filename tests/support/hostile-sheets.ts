import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const from = createRequire(import.meta.url)

/** What pages do to their own elements, and with them to everything that stands among them. */
export const hostileSheets: Readonly<Record<string, string>> = {
  'Bootstrap 3': readFileSync(from.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8').replaceAll(
    /@font-face \{[^}]*\}/g,
    '',
  ),
  'a reset like that of Tailwind 3': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
    html { line-height: 1.5; font-family: serif; tab-size: 4; -webkit-text-size-adjust: 100%; }
    body { margin: 0; line-height: inherit; }
    hr { height: 0; color: inherit; border-top-width: 1px; }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    a { color: inherit; text-decoration: inherit; }
    b, strong { font-weight: bolder; }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
    button, input, optgroup, select, textarea {
      margin: 0; padding: 0; font: inherit; letter-spacing: inherit; color: inherit;
    }
    button, select { text-transform: none; }
    button { -webkit-appearance: button; background: transparent none; cursor: pointer; }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; }
    ol, ul, menu { list-style: none; margin: 0; padding: 0; }
    img, svg, video, canvas { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }`,
  'a reset like that of Tailwind 4': `
    @layer theme, base;
    @layer base {
      *, ::after, ::before, ::backdrop, ::file-selector-button {
        box-sizing: border-box; margin: 0; padding: 0; border: 0 solid;
      }
      html, :host { line-height: 1.5; font-family: monospace; tab-size: 4; }
      h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
      a { color: inherit; text-decoration: inherit; }
      table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
      ol, ul, menu { list-style: none; }
      img, svg, video, canvas { display: block; vertical-align: middle; }
      button, input, select, optgroup, textarea, ::file-selector-button {
        font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1;
      }
      ::placeholder { opacity: 1; color: red; }
      [hidden] { display: none !important; }
    }`,
  'rules that force everything': `
    * {
      color: red !important; background: yellow !important; font: italic 700 30px/3 fantasy !important;
      letter-spacing: 4px !important; word-spacing: 9px !important; text-transform: uppercase !important;
      text-align: right !important; text-indent: 20px !important; text-shadow: 2px 2px blue !important;
      padding: 12px !important; margin: 12px !important; border: 3px dashed lime !important;
      border-radius: 0 !important; cursor: crosshair !important; list-style: square !important;
      white-space: nowrap !important; border-collapse: separate !important; border-spacing: 8px !important;
    }`,
}
