import HtmlPlugin from 'html-webpack-plugin'
import CssPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

export default {
  mode: 'production',
  entry: './src/main.jsx',
  output: { filename: '[name].[contenthash].js', publicPath: '/', clean: true },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'chrome109' } },
      { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new HtmlPlugin({ template: 'src/page.html' }),
    new CssPlugin({ filename: '[name].[contenthash].css' }),
    new webpack.EnvironmentPlugin({ DOORWAY_URL: 'http://localhost:8080' }),
  ],
  performance: { hints: false },
}
