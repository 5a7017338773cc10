#!/usr/bin/env bash
# Copies dist/ into the folder BASE_PATH of an S3 bucket that is a website:
#
#   bash s3.sh my-bucket
#
# It needs the AWS command line with access to the bucket. Assets come first and stay, so that pages that
# readers have open still find theirs; delete old ones when you like.
set -euo pipefail
bucket="s3://$1"
target="${bucket}BASE_PATH"

aws s3 sync dist/assets "$target/assets" --exclude manifest.json --cache-control 'CACHING_OF /assets/start.js'
aws s3 sync dist "$target" --exclude 'assets/*' --exclude '.*' --include '.well-known/*' --exclude '*.md' --cache-control 'CACHING_OF /index.html' --delete
aws s3 cp dist "$target" --recursive --exclude '*' --include '*.md' \
  --content-type 'text/markdown; charset=utf-8' --cache-control 'CACHING_OF /index.md'
aws s3 cp dist/assets/manifest.json "$target/assets/manifest.json" --cache-control 'CACHING_OF /assets/manifest.json'
aws s3 website "$bucket" --index-document index.html --error-document ERROR_DOCUMENT

# S3 sends no headers of a site, and the policy in each page protects it. To send all of them, put CloudFront in
# front of the address of the website (not of the bucket), with a behavior and a response headers policy for each
# path in netlify/_headers.
