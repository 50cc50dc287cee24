# The three parts of Diwan: `docker build --target cms|publisher|web .`; docker-compose.yml names each. `npm run images` follows these
# steps without a container engine.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV PATH=/app/node_modules/.bin:$PATH NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1

FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY cms/package.json cms/
COPY site/package.json site/

FROM manifests AS site-packages
RUN npm ci --omit=dev --workspace @diwan/shared --workspace @diwan/site

FROM manifests AS cms-packages
RUN npm ci --omit=dev --workspace @diwan/shared --workspace @diwan/cms

FROM manifests AS build
RUN npm ci
COPY . .
# Compiled into pages: the same addresses as in .env.
ARG SITE_URL=http://localhost:4321
ARG PUBLIC_API_BASE=
ENV SITE_URL=$SITE_URL PUBLIC_API_BASE=$PUBLIC_API_BASE
RUN cd cms && NODE_ENV=production next build && rm -rf .next/cache
RUN cd site && NODE_ENV=production astro build && rm -rf dist

FROM base AS runtime
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=ExperimentalWarning
# Owned by who runs here, so that volumes mounted there are too.
RUN mkdir -p /data /srv/site cms/.next/cache && chown node:node /data /srv/site cms/.next/cache
# Where TypeScript is read as it is, its configuration says where imports lead.
COPY tsconfig.base.json ./
COPY shared shared
COPY scripts scripts

FROM runtime AS web
COPY --from=site-packages /app .
COPY site/serve site/serve
ENV SITE_PORT=4321 SITE_HOST=0.0.0.0
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m CMD node scripts/images/askHealth.ts http://127.0.0.1:$SITE_PORT/builds/latest.json
CMD ["node", "site/serve/main.ts"]

FROM runtime AS publisher
COPY --from=site-packages /app .
COPY site site
COPY --from=build /app/site/.bundle site/.bundle
ENV PUBLISHER_PORT=4322 PUBLISHER_HOST=0.0.0.0
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m CMD node scripts/images/askHealth.ts http://127.0.0.1:$PUBLISHER_PORT/status
CMD ["node", "--min-semi-space-size=16", "--no-memory-reducer", "site/publish/main.ts"]

FROM runtime AS cms
COPY --from=cms-packages /app .
COPY cms cms
COPY --from=build /app/cms/.next cms/.next
ENV CMS_PORT=3000
WORKDIR /app/cms
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=3m CMD node ../scripts/images/askHealth.ts http://127.0.0.1:$CMS_PORT/api/ready
# The accounts, and the demo content of an empty system; on MongoDB there is nothing to migrate.
CMD ["sh", "-c", "node ../scripts/images/checkRestore.ts && payload run src/seed/run.ts -- && exec next start --keepAliveTimeout 75000 -H 0.0.0.0 -p $CMS_PORT"]
