"""What Alembic runs: always on the connection it is handed."""

from alembic import context

from yuletable.server.storage.store import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
