# One image for both servers: `gateway/main.ts` by default, `platform/main.ts` by another command.
FROM node:24-bookworm-slim AS build
WORKDIR /sampan
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Who fetched the sources under a strict umask keeps them from the user below, too.
RUN chmod -R a+rX gateway openapi.json package.json platform scripts web
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /sampan
RUN mkdir /data && chown node:node /data
COPY --from=build /sampan/package.json /sampan/openapi.json ./
COPY --from=build /sampan/node_modules ./node_modules
COPY --from=build /sampan/dist ./dist
COPY --from=build /sampan/gateway ./gateway
COPY --from=build /sampan/platform ./platform
COPY --from=build /sampan/scripts/command.ts /sampan/scripts/ledgerCheck.ts /sampan/scripts/backup.ts /sampan/scripts/restore.ts /sampan/scripts/operatorAdd.ts ./scripts/
COPY --from=build /sampan/web/relay/persisted.json ./web/relay/persisted.json
USER node
VOLUME /data
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "--no-allocation-site-pretenuring", "gateway/main.ts"]
